import { swatches } from '../ui/swatches';

type Props = {
  /** The name of the wall's colour in the photo. */
  name?: string;
  /** The mean of that colour. */
  colour: string;
};

/** For each paint, what app/styles/paint.css paints with, and the owner's sentence until an enquiry. */
const rules = swatches.map(({ background, text }) => {
  const page = `:root:has(.${background}:checked)`;
  const paint = background.replace('bg-', '--color-');
  return `${page}{--paint:var(${paint});--on-paint:var(--color-${text})}${page}:not(:has(#enquiry-sent)) .tried-paint:has(.${background}){display:flex}`;
});

/** Swatches that paint the walls in the photos, and the page, without a script. */
export function WallColours({ name = 'As it is', colour }: Props) {
  return (
    <fieldset className="wall-colours">
      <style href="paints" precedence="default">{`@media screen{${rules.join('')}}`}</style>
      <legend>Try a colour on this wall</legend>
      <label>
        <input type="radio" name="wall" defaultChecked style={{ background: colour }} />
        <span>{name}</span>
      </label>
      {swatches
        .filter((paint) => paint.name !== name)
        .map((paint) => (
          <label key={paint.name}>
            <input type="radio" name="wall" className={paint.background} />
            <span>{paint.name}</span>
          </label>
        ))}
    </fieldset>
  );
}

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
