import type { Photo } from '@/lib/content/types';
import { PageLink } from '../ui/page-link';
import { Picture } from '../ui/picture';

type Props = {
  photos: Photo[];
  /** Whether it shows them, on the home page. Other pages have only the link. */
  isHome: boolean;
};

/** With fewer photos, there is no preview. */
export const fewestForPreview = 3;

/** A link to the gallery, which also covers five of its photos, or three, one of them much larger. */
export function GalleryPreview({ photos, isHome }: Props) {
  if (photos.length < fewestForPreview) return null;
  const shown = photos.slice(0, photos.length < 5 ? fewestForPreview : 5);
  // One of those that every screen shows.
  const landscape = shown.slice(0, fewestForPreview).findIndex(({ width, height }) => width > height);
  const columns = shown.length === 5 ? 4 : 3;

  return (
    <div className={`relative mt-8 break-inside-avoid ${isHome ? 'sm:mt-16 lg:mt-20' : ''}`}>
      {isHome && (
        <div
          className={`grid grid-cols-2 gap-2 max-sm:-mx-gutter sm:grid-cols-3 ${columns === 4 ? 'lg:grid-cols-4 print:grid-cols-4' : ''}`}
        >
          {shown.map((photo, position) => {
            const isLarge = position === Math.max(0, landscape);
            const cells = isLarge ? 2 : 1;
            return (
              <Picture
                key={photo.jpeg}
                photo={{ ...photo, alt: '' }}
                boxes={[
                  { media: '(min-width: 110rem)', width: `${(88 / columns) * cells}rem`, ratio: 4 / 3 },
                  { media: '(min-width: 81rem)', width: `${(76 / columns) * cells}rem`, ratio: 4 / 3 },
                  { media: '(min-width: 64rem)', width: `${(93 / columns) * cells}vw`, ratio: 4 / 3 },
                  { media: '(min-width: 40rem)', width: `${31 * cells}vw`, ratio: 4 / 3 },
                  { width: `${50 * cells}vw`, ratio: 4 / 3 },
                ]}
                className={`${isLarge ? 'order-first col-span-2 max-sm:aspect-4/3 sm:row-span-2' : 'aspect-4/3'} ${position < fewestForPreview ? '' : 'max-lg:not-print:hidden'}`}
              />
            );
          })}
        </div>
      )}
      <PageLink
        href="/gallery"
        className={`button button-secondary mt-4 sm:mt-5 print:hidden ${isHome ? 'after:absolute after:inset-0' : ''}`}
      >
        See all {photos.length} photos
      </PageLink>
    </div>
  );
}
