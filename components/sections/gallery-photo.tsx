import type { Photo } from '@/lib/content/types';
import type { GridSpan } from '@/lib/photos/place-photos';
import { Paint } from '../ui/paint';
import { Picture } from '../ui/picture';

type Props = {
  photo: Photo;
  /** The target of a link in the paint fan. */
  id?: string;
  /** Its place in the grid of two columns, and of three. */
  medium?: GridSpan;
  wide?: GridSpan;
  priority: boolean;
};

const itemClasses = {
  medium: { cell: '', tall: 'md:row-span-2', large: '' },
  wide: { cell: 'lg:row-span-1', tall: 'lg:row-span-2', large: 'lg:col-span-2 lg:row-span-2' },
};

/** A photo that spans several cells also covers the gaps between them. */
const pictureClasses = {
  medium: { cell: 'md:aspect-4/3', tall: 'md:aspect-2/3 md:grow', large: '' },
  wide: {
    cell: 'lg:aspect-4/3 lg:grow-0',
    tall: 'lg:aspect-2/3 lg:grow',
    large: 'lg:aspect-4/3 lg:grow',
  },
};

const ratios = { cell: 4 / 3, tall: 2 / 3, large: 4 / 3 };

/** A gallery photo. Its alt text is also its visible caption. */
export function GalleryPhoto({ photo, id, medium = 'cell', wide = 'cell', priority }: Props) {
  const { alt, paint, place } = photo;
  const isPortrait = photo.height > photo.width;
  const isLarge = wide === 'large';
  const ratio = ratios[wide];
  return (
    <li
      className={`group photo-frame relative flex flex-col overflow-hidden max-md:-mx-gutter print:mx-0 ${itemClasses.medium[medium]} ${itemClasses.wide[wide]}`}
    >
      <Picture
        photo={photo}
        id={id}
        boxes={[
          { media: '(min-width: 110rem)', width: isLarge ? '936px' : '464px', ratio },
          { media: '(min-width: 81rem)', width: isLarge ? '808px' : '400px', ratio },
          { media: '(min-width: 64rem)', width: isLarge ? '62vw' : '31vw', ratio },
          { media: '(min-width: 48rem)', width: '46vw', ratio: ratios[medium] },
          { media: '(min-width: 40rem)', width: '100vw', ratio: isPortrait ? 4 / 3 : 3 / 2 },
          { width: '100vw', ratio: isPortrait ? 4 / 5 : 3 / 2 },
        ]}
        priority={priority}
        className={`${isPortrait ? 'aspect-4/5 sm:aspect-4/3 print:aspect-4/3' : 'aspect-3/2'} ${pictureClasses.medium[medium]} ${pictureClasses.wide[wide]}`}
        imageClassName={`photo-zoom outline-none ${isPortrait ? 'object-[50%_53%]' : ''}`}
      />
      {/* Screen readers announce the alt text instead. */}
      <p aria-hidden={paint || place ? undefined : true} className="photo-caption">
        {paint && <Paint colour={paint.colour} className="photo-chip" />}
        <span>
          {paint && <span className="block font-semibold text-ink">{paint.name}</span>}
          <span aria-hidden="true">{alt}</span>
          {place && <span className="block text-ink">{place}</span>}
        </span>
      </p>
    </li>
  );
}
