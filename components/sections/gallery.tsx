import type { PageTextsWithInvitation, Photo } from '@/lib/content/schema';
import { CallToAction } from './call-to-action';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';

type Props = { texts: PageTextsWithInvitation; photos: Photo[]; quoteButton: string };

/** The photos. The alt text of a photo is its visible caption as well. */
export function Gallery({ texts, photos, quoteButton }: Props) {
  return (
    <Section id="gallery" texts={texts} headingLevel={1} background="paper">
      <div className="grid grid-cols-1 gap-x-2 gap-y-6 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-2 hoverable:gap-y-2">
        <ul aria-label="Photos" className="contents">
          {photos.map((photo, position) => (
            <li key={photo.jpeg} className="group relative overflow-hidden">
              <Picture
                photo={photo}
                boxes={[
                  { media: '(min-width: 81rem)', width: '400px', ratio: 4 / 3 },
                  { media: '(min-width: 64rem)', width: '31vw', ratio: 4 / 3 },
                  { media: '(min-width: 48rem)', width: '46vw', ratio: 4 / 3 },
                  { width: '92vw', ratio: 4 / 3 },
                ]}
                priority={position === 0}
                className="aspect-[4/3]"
                imageClassName="transition-transform duration-500 group-hover:scale-106"
              />
              {/* Hidden from screen readers, which announce the alt text. */}
              <p aria-hidden="true" className="photo-caption">
                {photo.alt}
              </p>
            </li>
          ))}
        </ul>
        <CallToAction text={texts.invitation} button={quoteButton} items={photos.length} />
      </div>
    </Section>
  );
}
