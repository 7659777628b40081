import type { PageWithInvitation, Photo } from '@/content/schema';
import { Invitation } from '../ui/invitation';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';

/** A phone's first screen and a desktop's first row; the photos after them are laid out when they come near. */
const firstScreen = 3;

type Props = { page: PageWithInvitation; photos: Photo[] };

/** The photos. What a photo shows is its alt text, and is written on or under it for those who see it. */
export function Gallery({ page, photos }: Props) {
  return (
    <Section id="gallery" headingLevel={1} heading={page.heading} intro={page.intro} ground="paper">
      <div className="grid grid-cols-1 gap-x-2 gap-y-6 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-2 hoverable:gap-y-2">
        <ul aria-label="Photos" className="contents">
          {photos.map((photo, position) => (
            <li
              key={photo.src}
              className={`group relative overflow-hidden ${position < firstScreen ? '' : 'paint-when-near-[19rem]'}`}
            >
              <Picture
                photo={photo}
                sizes="(min-width: 82rem) 400px, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 92vw"
                first={position === 0}
                className="aspect-[4/3]"
                imageClassName="transition-transform duration-500 group-hover:scale-106"
              />
              {/* The alt text says the same to screen readers. */}
              <p aria-hidden="true" className="photo-caption">
                {photo.alt}
              </p>
            </li>
          ))}
        </ul>
        <Invitation text={page.invitation} items={photos.length} />
      </div>
    </Section>
  );
}
