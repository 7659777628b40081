import type { Photo } from '@/lib/content/types';
import { sortByHue } from '@/lib/photos/paints';
import { Paint } from '../ui/paint';

/** With fewer colours, there is no fan. */
const fewestColours = 8;

/** The paints of the photos, sorted by hue: strips that link to photos or, in print, a colour card. */
export function PaintFan({ photos, skipTo }: { photos: Photo[]; skipTo: string }) {
  const strips = photos.flatMap(({ id, paint }, position) => {
    const first = photos.findIndex((photo) => photo.paint?.colour === paint?.colour);
    return paint && first === position ? [{ ...paint, id }] : [];
  });
  if (strips.length < fewestColours) return null;

  return (
    <nav aria-label="Photos by colour" className="paint-fan">
      <a
        href={`#${skipTo}`}
        className="absolute bottom-full left-gutter mb-1.5 bg-heritage px-4 py-3 font-semibold text-paper not-focus:sr-only print:hidden"
      >
        Skip the colours
      </a>
      <ol className="cards [--card:16%]">
        {sortByHue(strips, ({ colour }) => colour).map(({ id, name, colour }, position) => (
          <li key={id} className={position < strips.length / 2 ? undefined : 'text-right'}>
            {/* Named by the paint and the photo. */}
            <a href={`#${id}`} aria-labelledby={`paint-${id} ${id}`}>
              <Paint colour={colour} />
              <span id={`paint-${id}`}>{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
