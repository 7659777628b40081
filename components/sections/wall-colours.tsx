import { swatches } from '../ui/swatches';

/** Paints for the wall in the hero's photo, which is stone blue: five, beside the wall as it is. */
const paints = swatches.filter(({ name }) => name !== 'Stone blue');

type Props = {
  /** The URL of the light on the wall, which is transparent where nothing is painted. */
  light: string;
  /** The mean colour of the wall in the photo. */
  colour: string;
};

/**
 * Swatches that paint the wall of the hero's photo, without a script. The light is loaded when a swatch is
 * chosen or pointed at. Its layers cover the nearest positioned element, which is as large as the photo.
 */
export function WallColours({ light, colour }: Props) {
  return (
    <fieldset
      className="wall-colours print:hidden"
      style={{ '--light': `url(${light})` } as React.CSSProperties}
    >
      <legend>Try a colour on this wall</legend>
      <label>
        <input type="radio" name="wall" defaultChecked style={{ background: colour }} />
        <span className="sr-only">As it is</span>
      </label>
      {paints.map(({ name, background }) => (
        <label key={name}>
          <input type="radio" name="wall" className={background} />
          <span className="sr-only">{name}</span>
          <span className={`wall ${background}`} />
        </label>
      ))}
    </fieldset>
  );
}
