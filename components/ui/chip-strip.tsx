import { chips } from './chips';

/** A thin decorative strip of all chip colours. */
export function ChipStrip() {
  return (
    <div aria-hidden="true" className="flex h-2 forced-color-adjust-none print:hidden">
      {chips.map(({ background }) => (
        <span key={background} className={`flex-1 ${background}`} />
      ))}
    </div>
  );
}
