import type { Photo } from '@/lib/content/types';
import { PageLink } from '../ui/page-link';
import { Picture } from '../ui/picture';

type Props = {
  photos: Photo[];
  /** The text of a link to the form, if the same page has one. */
  quoteButton?: string;
};

/** With fewer photos, there is no preview. */
export const fewestForPreview = 3;

/** Six gallery photos, one landscape four times as large, or three. The gallery link covers them as well. */
export function GalleryPreview({ photos, quoteButton }: Props) {
  const shown = photos.slice(0, photos.length < 6 ? fewestForPreview : 6);
  if (shown.length < fewestForPreview) return null;
  // Not the last one, which would start a row of its own.
  const landscape = shown.slice(0, -1).findIndex(({ width, height }) => width > height);
  const large = shown.length === 6 ? Math.max(0, landscape) : undefined;

  return (
    <div className="relative mt-8 break-inside-avoid sm:mt-16 lg:mt-20">
      <div className="grid grid-flow-dense grid-cols-3 gap-2 max-sm:-mx-gutter">
        {shown.map((photo, position) => {
          const isLarge = position === large;
          return (
            <Picture
              key={photo.jpeg}
              photo={{ ...photo, alt: '' }}
              boxes={[
                { media: '(min-width: 110rem)', width: isLarge ? '936px' : '464px', ratio: 4 / 3 },
                { media: '(min-width: 81rem)', width: isLarge ? '808px' : '400px', ratio: 4 / 3 },
                { media: '(min-width: 40rem)', width: isLarge ? '62vw' : '31vw', ratio: 4 / 3 },
                { width: isLarge ? '67vw' : '33vw', ratio: 4 / 3 },
              ]}
              className={isLarge ? 'col-span-2 row-span-2' : 'aspect-4/3'}
            />
          );
        })}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 sm:mt-5 print:hidden">
        <PageLink href="/gallery" className="button button-secondary after:absolute after:inset-0">
          See all {photos.length} photos
        </PageLink>
        {quoteButton && (
          <a href="#contact" className="text-link relative font-semibold">
            {quoteButton}
          </a>
        )}
      </div>
    </div>
  );
}
