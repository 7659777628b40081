import { Fragment } from 'react';
import type { Business, PageTextsWithInvitation, Photo } from '@/lib/content/types';
import { findLargePlace } from '@/lib/photos/photo-layouts';
import { PageLink } from '../ui/page-link';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { CallToAction, spanAfter } from './call-to-action';

type Props = { texts: PageTextsWithInvitation; photos: Photo[]; quoteButton: string; business: Business };

const largeSpans = {
  left: 'lg:col-span-2',
  right: 'lg:col-span-2 lg:col-start-2',
};

/** On a phone, photos are one below the other: after so many of them it asks for an enquiry, if as many as half of that follow. */
const invitationInterval = 18;

/** The photos. The alt text of a photo is its visible caption as well. On phones they are as wide as the screen. */
export function Gallery({ texts, photos, quoteButton, business }: Props) {
  const largePlaces = photos.map((_, position) => findLargePlace(position, photos.length));
  const cells = photos.length + 3 * largePlaces.filter(Boolean).length;

  return (
    <Section id="gallery" texts={texts} headingLevel={1} background="paper">
      {/* Wider than the other sections, where the screen has room. */}
      <div className="grid grid-cols-1 gap-x-2 gap-y-1 md:grid-cols-2 md:gap-y-2 lg:grid-cols-3 min-[96rem]:mx-[calc((76rem-min(100vw-5rem,104rem))/2)] print:grid-cols-2">
        <ul aria-label="Photos" className="contents">
          {photos.map((photo, position) => {
            const large = largePlaces[position];
            const isPortrait = photo.height > photo.width;
            const asks =
              position > 0 &&
              position % invitationInterval === 0 &&
              photos.length - position >= invitationInterval / 2;
            return (
              <Fragment key={photo.jpeg}>
                {asks && (
                  <li className="on-dark -mx-gutter mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 bg-heritage px-gutter py-5 text-paper md:hidden print:hidden">
                    <span className="font-heading text-title text-balance">{texts.invitation}</span>
                    <PageLink href="/contact" className="button button-light w-full">
                      {quoteButton}
                    </PageLink>
                  </li>
                )}
                <li
                  className={`group relative overflow-hidden max-md:-mx-gutter print:mx-0 ${large ? `lg:row-span-2 lg:flex lg:flex-col ${largeSpans[large]}` : ''}`}
                >
                  <Picture
                    photo={photo}
                    boxes={[
                      { media: '(min-width: 109rem)', width: large ? '1104px' : '550px', ratio: 4 / 3 },
                      { media: '(min-width: 96rem)', width: large ? '63vw' : '31vw', ratio: 4 / 3 },
                      // The large box is 8 pixels wider, which nobody sees.
                      { media: '(min-width: 81rem)', width: large ? '800px' : '400px', ratio: 4 / 3 },
                      { media: '(min-width: 64rem)', width: large ? '62vw' : '31vw', ratio: 4 / 3 },
                      { media: '(min-width: 48rem)', width: '46vw', ratio: 4 / 3 },
                      { media: '(min-width: 40rem)', width: '100vw', ratio: isPortrait ? 4 / 3 : 3 / 2 },
                      { width: '100vw', ratio: isPortrait ? 4 / 5 : 3 / 2 },
                    ]}
                    priority={position === 0}
                    className={`${isPortrait ? 'aspect-[4/5] sm:aspect-[4/3] print:aspect-[4/3]' : 'aspect-[3/2]'} md:aspect-[4/3] ${large ? 'lg:aspect-auto lg:grow' : ''}`}
                    imageClassName={`photo-zoom ${isPortrait ? 'object-[50%_53%]' : ''}`}
                  />
                  {/* Hidden from screen readers, which announce the alt text. */}
                  <p aria-hidden="true" className="photo-caption">
                    {photo.alt}
                  </p>
                </li>
              </Fragment>
            );
          })}
        </ul>
        <CallToAction
          text={texts.invitation}
          button={quoteButton}
          business={business}
          isLarge={cells % 3 > 0}
          className={spanAfter(photos.length, cells)}
        />
      </div>
    </Section>
  );
}
