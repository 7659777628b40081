import { Phone } from 'lucide-react';
import { Fragment } from 'react';
import type { Business, HomeTexts, Testimonial } from '@/lib/content/types';
import { CallFacts } from '../ui/call-facts';
import { Prose } from '../ui/prose';
import { PageLink } from '../ui/page-link';
import { PhoneLink } from '../ui/phone-link';
import { Picture } from '../ui/picture';
import { Stars } from '../ui/stars';
import { fewestForPreview } from './gallery-preview';
import { WallColours } from './wall-colours';

type Props = {
  home: HomeTexts;
  business: Business;
  testimonials: Testimonial[];
  /** The number of photos in the gallery. */
  photoCount: number;
};

/** The top of the home page: heading, buttons, a wide photo with links to more, and the stats. */
export function Hero({ home, business, testimonials, photoCount }: Props) {
  const { wall } = home.photo;
  return (
    <section aria-labelledby="hero-heading" className="hero overflow-x-clip">
      <div className="hero-panel">
        <h1 id="hero-heading" className="hero-heading">
          {home.heading}{' '}
          {/* Any word may start a line, so each has a stroke. Strokes that touch on a line look like one. */}
          <span className="isolate forced-colors:isolation-auto">
            {home.headingHighlight.split(' ').map((word, position) => (
              <Fragment key={position}>
                {position > 0 && ' '}
                <span className="brush-stroke">{word}</span>
              </Fragment>
            ))}
          </span>
        </h1>
        <Prose className="hero-intro">{home.intro}</Prose>
        <div className="hero-buttons">
          <PhoneLink phone={business.phone} verb={home.callButton} className="button button-primary">
            <Phone className="size-5 max-sm:hidden" />
          </PhoneLink>
          <a href="#contact" className="button button-secondary">
            {home.quoteButton}
          </a>
        </div>
        <CallFacts
          business={business}
          className="mt-2.5 text-ink-soft max-sm:text-[0.875rem]/[1.4] sm:mt-4 print:hidden"
        />
        <div className="hero-links">
          {testimonials.length > 0 && (
            <a href="#testimonials" className="hero-link">
              {testimonials.every(({ rating }) => rating === 5) && (
                <Stars rating={5} className="h-[13px] max-[23.4rem]:hidden sm:h-4" />
              )}
              Read {testimonials.length} {testimonials.length === 1 ? 'review' : 'reviews'}
            </a>
          )}
          {photoCount >= fewestForPreview && (
            <PageLink href="/gallery" className="hero-link lg:hidden">
              See {photoCount} photos
            </PageLink>
          )}
        </div>
      </div>

      <div className="hero-photo">
        <Picture
          photo={home.photo}
          // From 64rem, the height depends on the screen's, so these ratios are typical ones.
          boxes={[
            { media: '(min-width: 120rem)', width: '54vw', ratio: 1.58 },
            { media: '(min-width: 80rem)', width: '57vw', ratio: 1.25 },
            { media: '(min-width: 64rem)', width: '58vw', ratio: 1.05 },
            { media: '(min-width: 40rem)', width: '100vw', ratio: 1.6 },
            { width: '100vw', ratio: 3 / 2 },
          ]}
          priority
          className="aspect-3/2 sm:aspect-8/5 lg:aspect-auto"
        />
        {wall && <WallColours name={home.wallColour} colour={wall.colour} />}
      </div>

      {business.stats && (
        <ul className="cards col-[content] row-start-3 flex flex-wrap justify-between gap-x-3 [--card:29%] sm:grid sm:auto-cols-fr sm:grid-flow-col sm:gap-x-8 print:mt-4">
          {business.stats.map(({ value, label }) => (
            <li
              key={label}
              className="flex max-w-full flex-col gap-x-3 py-3 wrap-break-word lg:flex-row lg:items-baseline"
            >
              <span className="block font-heading text-stat">{value}</span>
              <span className="text-small leading-snug font-medium sm:text-body">{label}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
