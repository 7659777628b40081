import type { Photo } from '@/lib/content/types';
import { PageLink } from '../ui/page-link';
import { Picture } from '../ui/picture';

/** The first six photos of the gallery, or three of fewer, as a contact sheet. The link under them covers them, too. */
export function GalleryPreview({ photos }: { photos: Photo[] }) {
  const shown = photos.slice(0, photos.length < 6 ? 3 : 6);
  if (shown.length < 3) return null;
  const isRow = shown.length === 6;

  return (
    <div className="group relative mt-5 break-inside-avoid lg:mt-8">
      <div className={`grid grid-cols-3 gap-1 lg:gap-2 ${isRow ? 'lg:grid-cols-6' : ''}`}>
        {shown.map((photo) => (
          <Picture
            key={photo.jpeg}
            photo={{ ...photo, alt: '' }}
            boxes={[
              { media: '(min-width: 81rem)', width: isRow ? '196px' : '400px', ratio: isRow ? 1 : 4 / 3 },
              { media: '(min-width: 64rem)', width: isRow ? '15vw' : '31vw', ratio: isRow ? 1 : 4 / 3 },
              { media: '(min-width: 40rem)', width: '31vw', ratio: 1 },
              { width: '31vw', ratio: 4 / 3 },
            ]}
            className={`aspect-[4/3] sm:aspect-square ${isRow ? '' : 'lg:aspect-[4/3]'}`}
            imageClassName="photo-zoom"
          />
        ))}
      </div>
      <PageLink
        href="/gallery"
        className="text-link mt-2 font-semibold after:absolute after:inset-0 print:hidden"
      >
        See all {photos.length} photos
      </PageLink>
    </div>
  );
}
