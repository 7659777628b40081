import { wallColours } from '@/lib/trade';

type Props = {
  /** The URL of the light on the wall, which is transparent where nothing is painted. */
  light: string;
  /** The mean colour of the wall in the photo. */
  colour: string;
};

/**
 * Swatches that paint the wall of the photo above, without a script. The light is loaded when a swatch is
 * chosen or pointed at. The layers are placed in the nearest positioned element, which the photo fills.
 */
export function WallColours({ light, colour }: Props) {
  return (
    <fieldset
      className="wall-colours print:hidden"
      style={{ '--light': `url(${light})` } as React.CSSProperties}
    >
      <legend>{wallColours.legend}</legend>
      <div>
        <label>
          <input type="radio" name="wall" defaultChecked style={{ background: colour }} />
          <span>{wallColours.unchanged}</span>
        </label>
        {wallColours.paints.map(({ name, background }) => (
          <label key={name}>
            <input type="radio" name="wall" className={background} />
            <span>{name}</span>
            <span className={`wall ${background}`} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
