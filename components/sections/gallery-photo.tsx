import type { Photo } from '@/lib/content/types';
import { Paint } from '../ui/paint';
import { Picture } from '../ui/picture';

type Props = {
  photo: Photo;
  /** Whether it takes two columns and two rows, from 64rem. */
  isLarge: boolean;
  /** Whether it takes two columns where there are two, and where there are three. */
  isWideOfTwo: boolean;
  isWideOfThree: boolean;
  priority: boolean;
};

/** A gallery photo over its paint, place and description: a portrait takes two rows. */
export function GalleryPhoto({ photo, isLarge, isWideOfTwo, isWideOfThree, priority }: Props) {
  const { alt, paint, place } = photo;
  const isPortrait = photo.height > photo.width;
  const ratio = isPortrait ? 2 / 3 : 4 / 3;
  const isWide = isLarge || isWideOfThree;
  return (
    <li
      className={`group photo-frame relative flex flex-col overflow-hidden max-md:-mx-gutter print:mx-0 ${isPortrait ? 'md:row-span-2' : ''} ${isLarge ? 'lg:row-span-2' : ''} ${isWide ? 'lg:col-span-2' : ''} ${isWideOfTwo ? 'md:max-lg:col-span-2' : ''}`}
    >
      <Picture
        photo={photo}
        id={paint && photo.id}
        boxes={[
          { media: '(min-width: 110rem)', width: isWide ? '936px' : '464px', ratio },
          { media: '(min-width: 81rem)', width: isWide ? '808px' : '400px', ratio },
          { media: '(min-width: 64rem)', width: isWide ? '62vw' : '31vw', ratio },
          { media: '(min-width: 48rem)', width: isWideOfTwo ? '93vw' : '46vw', ratio },
          { width: '100vw', ratio: isPortrait ? 4 / 5 : 3 / 2 },
        ]}
        priority={priority}
        // A photo that spans several cells also covers the gaps between them.
        className={
          isPortrait
            ? 'aspect-4/5 md:aspect-2/3 md:grow print:aspect-4/3'
            : `aspect-3/2 md:aspect-4/3 ${isWideOfTwo ? 'md:max-lg:aspect-8/3' : ''} ${isWideOfThree ? 'lg:aspect-auto' : ''} ${isWide ? 'lg:grow' : ''}`
        }
        imageClassName="photo-zoom outline-none"
      />
      {/* Screen readers announce the alt text instead. */}
      <p aria-hidden={paint || place ? undefined : true} className="photo-caption">
        {paint && <Paint colour={paint.colour} className="photo-chip" />}
        <span>
          {paint && <span className="block font-semibold text-ink">{paint.name}</span>}
          <span aria-hidden="true" className="photo-description">
            {alt}
          </span>
          {place && <span className="block text-ink">{place}</span>}
        </span>
      </p>
    </li>
  );
}
