import { chipAt, chipCount } from './chips';

/** A thin decorative strip of all chip colours. */
export function ChipStrip() {
  return (
    <div aria-hidden="true" className="flex h-2 forced-color-adjust-none print:hidden">
      {Array.from({ length: chipCount }, (_, position) => (
        <span key={position} className={`flex-1 ${chipAt(position).background}`} />
      ))}
    </div>
  );
}
