import { Phone } from 'lucide-react';
import { Fragment } from 'react';
import type { Business, HomeTexts, Testimonial } from '@/lib/content/types';
import { LongText } from '../ui/long-text';
import { PhoneLink } from '../ui/phone-link';
import { Picture } from '../ui/picture';
import { Stars } from '../ui/stars';

type Props = { home: HomeTexts; business: Business; testimonials: Testimonial[] };

/** Dark, with light text: forced dark mode changes neither. On mid-tones it would lighten dark text. */
const statSwatches = ['bg-fig', 'bg-terracotta', 'bg-heritage-deep'];

/** The top of the home page: heading, buttons, a wide photo with a link to the reviews, and the stats. */
export function Hero({ home, business, testimonials }: Props) {
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
        <LongText className="mt-5 max-w-measure text-lead text-balance text-ink-soft lg:mt-[2.4svh]">
          {home.intro}
        </LongText>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full lg:mt-[2.8svh] print:hidden low:mt-4">
          <PhoneLink phone={business.phone} verb={home.callButton} className="button button-primary">
            <Phone className="size-5" />
          </PhoneLink>
          <a href="#contact" className="button button-secondary">
            {home.quoteButton}
          </a>
        </div>
      </div>

      <Picture
        photo={home.photo}
        // From 64rem, the height depends on the screen's, so these ratios are typical ones.
        boxes={[
          { media: '(min-width: 120rem)', width: '60vw', ratio: 1.58 },
          { media: '(min-width: 80rem)', width: '65vw', ratio: 1.33 },
          { media: '(min-width: 64rem)', width: '66vw', ratio: 1.1 },
          { media: '(min-width: 40rem)', width: '100vw', ratio: 1.6 },
          { width: '100vw', ratio: 3 / 2 },
        ]}
        priority
        className="hero-photo"
      />

      {testimonials.length > 0 && (
        <a href="#testimonials" className="hero-tag">
          {testimonials.every(({ rating }) => rating === 5) && <Stars rating={5} className="h-4" />}
          Read {testimonials.length} {testimonials.length === 1 ? 'review' : 'reviews'}
        </a>
      )}

      {business.stats && business.stats.length > 0 && (
        <ul className="relative z-10 col-[content] -mt-2 flex flex-wrap pr-px pb-px sm:-mt-5">
          {business.stats.map(({ value, label }, position) => (
            <li
              key={label}
              className="-mr-px -mb-px max-w-full grow basis-24 border border-linen bg-paper wrap-break-word"
            >
              <span
                className={`block px-3 py-4 font-heading text-stat font-semibold text-paper sm:px-5 ${statSwatches[position]}`}
              >
                {value}
              </span>
              <span className="block px-3 py-2.5 text-small leading-snug font-medium sm:px-5">{label}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
