import { swatches } from '../ui/swatches';

type Props = {
  /** The name of the wall's colour in the photo. */
  name?: string;
  /** The mean of that colour. */
  colour: string;
};

/** Swatches that paint the walls in the photos, and the page (app/styles/paint.css), without a script. */
export function WallColours({ name = 'As it is', colour }: Props) {
  return (
    <fieldset className="wall-colours">
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
