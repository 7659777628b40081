import { swatches } from '../ui/swatches';

/** The owner's sentence about the paint that is chosen for the wall. Styles show only that paint's. */
export function TriedPaint({ sentence }: { sentence: string }) {
  const [before, after] = sentence.split('[colour]');
  return swatches.map(({ name, background }) => (
    <p key={name} className="tried-paint">
      <span className={`size-6 shrink-0 forced-color-adjust-none ${background}`} />
      <span>
        {before}
        <b>{name}</b>
        {after}
      </span>
    </p>
  ));
}
