import { Fragment } from 'react';
import type { Business, PageTextsWithInvitation, Photo } from '@/lib/content/types';
import { PageLink } from '../ui/page-link';
import { Section } from '../ui/section';
import { CallToAction } from './call-to-action';
import { GalleryPhoto } from './gallery-photo';
import { PaintFan, photoId } from './paint-fan';

type Props = { texts: PageTextsWithInvitation; photos: Photo[]; quoteButton: string; business: Business };

const gridId = 'photos';

/** On phones, an invitation follows this many photos, unless fewer than half as many are left. */
const invitationInterval = 18;

/** From 64rem, one landscape in this many is large. */
const largeInterval = 9;

/** The photos, under the fan of their paints. On phones they are as wide as the screen. */
export function Gallery({ texts, photos, quoteButton, business }: Props) {
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
        className="grid grid-flow-dense gap-2 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-2 print:*:[grid-area:auto]"
      >
        {photos.map((photo, position) => {
          const isAfterInvitation =
            position > 0 &&
            position % invitationInterval === 0 &&
            photos.length - position >= invitationInterval / 2;
          return (
            <Fragment key={photo.jpeg}>
              {isAfterInvitation && (
                <li className="on-dark -mx-gutter mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 bg-heritage px-gutter py-5 text-paper md:hidden print:hidden">
                  <span className="font-heading text-title text-balance">{texts.invitation}</span>
                  <PageLink href="/contact" className="button button-light w-full">
                    {quoteButton}
                  </PageLink>
                </li>
              )}
              <GalleryPhoto
                photo={photo}
                id={photo.paint && photoId(position)}
                isLarge={landscapes.indexOf(photo) % largeInterval === 0}
                priority={position === 0}
              />
            </Fragment>
          );
        })}
      </ul>
      <CallToAction text={texts.invitation} button={quoteButton} business={business} />
    </Section>
  );
}
