import type { PageTextsWithInvitation, Photo } from '@/lib/content/types';
import { CallToAction } from '../layout/call-to-action';
import { Section } from '../ui/section';
import { GalleryPhoto } from './gallery-photo';
import { PaintFan } from './paint-fan';

type Props = { texts: PageTextsWithInvitation; photos: Photo[] };

const gridId = 'photos';

/** From 64rem, one landscape in this many is large. */
const largeInterval = 9;

/** The photos, under the fan of their paints. On phones they are as wide as the screen. */
export function Gallery({ texts, photos }: Props) {
  const landscapes = photos.filter(({ width, height }) => width >= height);

  return (
    <Section
      id="gallery"
      texts={texts}
      headingLevel={1}
      background="paper"
      wide={<PaintFan photos={photos} skipTo={gridId} />}
    >
      <ul
        id={gridId}
        aria-label="Photos"
        className="cards grid grid-flow-dense gap-2 md:grid-cols-2 lg:grid-cols-3"
      >
        {photos.map((photo, position) => (
          <GalleryPhoto
            key={photo.jpeg}
            photo={photo}
            isLarge={landscapes.indexOf(photo) % largeInterval === 0}
            priority={position === 0}
          />
        ))}
      </ul>
      <CallToAction text={texts.invitation} />
    </Section>
  );
}
