import { wallColours } from '@/lib/trade';

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
      <legend>{wallColours.legend}</legend>
      <label>
        <input type="radio" name="wall" defaultChecked style={{ background: colour }} />
        <span className="sr-only">{wallColours.unchanged}</span>
      </label>
      {wallColours.paints.map(({ name, background }) => (
        <label key={name}>
          <input type="radio" name="wall" className={background} />
          <span className="sr-only">{name}</span>
          <span className={`wall ${background}`} />
        </label>
      ))}
    </fieldset>
  );
}
