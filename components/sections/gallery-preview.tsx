import type { Photo } from '@/lib/content/types';
import { PageLink } from '../ui/page-link';
import { Picture } from '../ui/picture';

type Props = {
  photos: Photo[];
  /** The words of a link to the form on the same page, if that has one. */
  quoteButton?: string;
};

/**
 * The first six photos of the gallery, or three of fewer. Of six, phones show the second one four times as large. The link to the gallery
 * covers them, too.
 */
export function GalleryPreview({ photos, quoteButton }: Props) {
  const shown = photos.slice(0, photos.length < 6 ? 3 : 6);
  if (shown.length < 3) return null;

  return (
    <div className="relative mt-4 break-inside-avoid sm:mt-12">
      <div className="grid grid-cols-3 gap-1 lg:gap-6">
        {shown.map((photo, position) => {
          const isLarge = position === 1 && shown.length === 6;
          return (
            <Picture
              key={photo.jpeg}
              photo={{ ...photo, alt: '' }}
              boxes={[
                { media: '(min-width: 81rem)', width: '390px', ratio: 4 / 3 },
                { media: '(min-width: 64rem)', width: '30vw', ratio: 4 / 3 },
                { media: '(min-width: 40rem)', width: '31vw', ratio: 1 },
                { width: isLarge ? '61vw' : '31vw', ratio: 4 / 3 },
              ]}
              className={`${isLarge ? 'max-sm:col-span-2 max-sm:row-span-2 sm:aspect-[4/3]' : 'aspect-[4/3]'} sm:max-lg:aspect-square`}
            />
          );
        })}
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-x-6 font-semibold print:hidden">
        <PageLink href="/gallery" className="text-link after:absolute after:inset-0">
          See all {photos.length} photos
        </PageLink>
        {quoteButton && (
          <a href="#contact" className="text-link relative">
            {quoteButton}
          </a>
        )}
      </div>
    </div>
  );
}
