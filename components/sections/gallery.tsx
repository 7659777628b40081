import type { PageTextsWithInvitation, Photo } from '@/lib/content/types';
import { CallToAction } from '../layout/call-to-action';
import { Section } from '../ui/section';
import { GalleryPhoto } from './gallery-photo';
import { PaintFan } from './paint-fan';

type Props = { texts: PageTextsWithInvitation; photos: Photo[] };

const gridId = 'photos';

/** From 64rem, one landscape in this many is large, with others beside it. */
const largeInterval = 9;

/** The photos, under the fan of their paints. On phones they are as wide as the screen. */
export function Gallery({ texts, photos }: Props) {
  const landscapes = photos.filter(({ width, height }) => width >= height);
  const large = landscapes.slice(0, -2).filter((_, position) => position % largeInterval === 0);
  const others = landscapes.filter((photo) => !large.includes(photo));
  // To fill the last row, one photo or two take two cells. Portraits always do, and large ones take four.
  const cells = 2 * photos.length - landscapes.length;
  const last = others.at(-1);
  const wideOfThree = [[], [last, others.at(-4)], [last]][cells % 3];

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
            isLarge={large.includes(photo)}
            isWideOfTwo={cells % 2 === 1 && photo === last}
            isWideOfThree={wideOfThree?.includes(photo) ?? false}
            priority={position === 0}
          />
        ))}
      </ul>
      <CallToAction text={texts.invitation} />
    </Section>
  );
}
