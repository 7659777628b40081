import { Phone } from 'lucide-react';
import { Fragment } from 'react';
import type { Business, HomeTexts } from '@/lib/content/schema';
import { LongText } from '../ui/long-text';
import { PhoneLink } from '../ui/phone-link';
import { Picture } from '../ui/picture';

type Props = { home: HomeTexts; business: Business };

/** Dark, with light text: forced dark mode leaves both as they are. On mid-tones it would turn dark text light. */
const statSwatches = ['bg-heritage', 'bg-terracotta', 'bg-fig'];

/** After a space, and after a hyphen, a dash or a slash, as in Wells-next-the-Sea. */
const lineBreakOpportunity = /(?<= )|(?<=[-–/])(?! )/;

/** The top of the home page: heading and buttons, the wide photo, and the stats. */
export function Hero({ home, business }: Props) {
  return (
    <section aria-labelledby="hero-heading" className="page-grid overflow-x-clip">
      <div className="relative z-10 col-[content] bg-paper py-8 sm:py-14 lg:col-[content-start/span_5] lg:row-start-1 lg:mt-6 lg:grid lg:content-center lg:py-10 lg:pr-10">
        {/* Fits beside the photo, and keeps the whole hero within the first screen of a laptop. */}
        <h1 id="hero-heading" className="text-display lg:text-[clamp(2.75rem,min(5.4vw,8svh),4.5rem)]">
          {home.heading}{' '}
          {/* Every part that may start a line has a stroke of its own. Strokes on one line touch and look like one. */}
          <span className="isolate">
            {home.headingHighlight.split(lineBreakOpportunity).map((part, position) => (
              <Fragment key={position}>
                <span className="brush-stroke">{part.trim()}</span>
                {part.endsWith(' ') && ' '}
              </Fragment>
            ))}
          </span>
        </h1>
        <LongText className="mt-5 max-w-measure text-lead text-ink-soft lg:mt-[2svh]">{home.intro}</LongText>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full lg:mt-[2.8svh]">
          <PhoneLink number={business.phoneInternational} className="button button-primary">
            <Phone className="size-5" />
            {home.callButton} {business.phone}
          </PhoneLink>
          <a href="#contact" className="button button-secondary">
            {home.quoteButton}
          </a>
        </div>
      </div>

      <Picture
        photo={home.photo}
        // From 64rem on, the height depends on the screen's. These ratios are typical.
        boxes={[
          { media: '(min-width: 120rem)', width: '60vw', ratio: 1.58 },
          { media: '(min-width: 80rem)', width: '65vw', ratio: 1.33 },
          { media: '(min-width: 64rem)', width: '66vw', ratio: 1.1 },
          { media: '(min-width: 40rem)', width: '100vw', ratio: 2 },
          { width: '100vw', ratio: 3 / 2 },
        ]}
        priority
        className="col-[full] aspect-[3/2] sm:aspect-[2/1] lg:col-[column_5/full-end] lg:row-start-1 lg:aspect-auto lg:min-h-[clamp(26rem,calc(100svh-13.2rem),46rem)]"
      />

      {business.stats && business.stats.length > 0 && (
        <dl className="relative z-10 col-[content] -mt-6 flex flex-wrap pr-px pb-px">
          {business.stats.map(({ value, label }, position) => (
            <div
              key={label}
              className="-mr-px -mb-px flex max-w-full grow basis-26 flex-col-reverse justify-end border border-linen bg-paper"
            >
              <dt className="px-3 py-2.5 text-small leading-snug font-medium sm:px-5">{label}</dt>
              <dd
                className={`px-3 py-4 font-heading text-stat font-semibold text-paper tabular-nums sm:px-5 ${statSwatches[position]}`}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
