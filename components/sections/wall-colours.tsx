import { swatches } from '../ui/swatches';

type Props = {
  /** The name of the wall's colour in the photo. */
  name?: string;
  /** The mean of that colour. */
  colour: string;
};

/** For each paint, what app/styles/paint.css paints with, and the owner's sentence until an enquiry is sent. */
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
