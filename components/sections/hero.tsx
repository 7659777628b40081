import { Phone } from 'lucide-react';
import type { Business, HomePage } from '@/content/schema';
import { buttonStyles } from '../ui/button-styles';
import { chipAt } from '../ui/chips';
import { Picture } from '../ui/picture';

type Props = {
  home: HomePage;
  business: Pick<Business, 'phone' | 'phoneInternational' | 'claims'>;
};

/** The positions of three chips whose colours look well beside each other. */
const claimChips = [0, 3, 4];

/** The top of the home page: heading and buttons, the wide photo, and the claims. */
export function Hero({ home, business }: Props) {
  return (
    <section aria-labelledby="hero-heading" className="page-grid overflow-x-clip">
      <div className="relative z-10 col-[content] bg-paper py-10 sm:py-14 lg:col-[content-start/span_5] lg:row-start-1 lg:mt-10 lg:flex lg:flex-col lg:justify-center lg:pt-8 lg:pr-10 lg:pb-20">
        <h1 id="hero-heading" className="text-display">
          {home.heading}{' '}
          <span className="relative isolate inline-block wrap-anywhere">
            <BrushStroke />
            {home.headingPlace}
          </span>
        </h1>
        <p className="mt-6 max-w-measure text-lead text-ink-soft">{home.intro}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
          <a href={`tel:${business.phoneInternational}`} className={buttonStyles('primary')}>
            <Phone className="size-5" />
            {home.callButton} {business.phone}
          </a>
          <a href="#contact" className={buttonStyles('secondary')}>
            {home.quoteButton}
          </a>
        </div>
      </div>

      <Picture
        photo={home.photo}
        sizes="(min-width: 64rem) 70vw, 119vw"
        priority
        className="col-[full] aspect-[3/2] sm:aspect-[2/1] lg:col-[column_5/full-end] lg:row-start-1 lg:aspect-auto lg:min-h-[clamp(34rem,calc(100svh-18rem),46rem)]"
      />

      <dl className="relative z-10 col-[content] -mt-6 flex flex-wrap gap-px border border-linen bg-linen lg:-mt-10">
        {business.claims.map(({ figure, label }, position) => {
          const chip = chipAt(claimChips[position] ?? 0);
          return (
            <div key={label} className="flex max-w-full grow basis-26 flex-col-reverse justify-end bg-paper">
              <dt className="px-3 py-3 text-small leading-snug font-medium sm:px-5 sm:py-4">{label}</dt>
              <dd
                className={`px-3 py-4 font-heading text-[clamp(1.75rem,1.2rem+2.4vw,3rem)] leading-none font-semibold tabular-figures sm:px-5 sm:py-6 ${chip.background} ${chip.text}`}
              >
                {figure}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** A brush stroke behind the text of its parent. */
function BrushStroke() {
  return (
    <svg
      viewBox="0 0 320 80"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute -inset-x-3 top-[12%] -z-10 h-[95%] w-[calc(100%+1.5rem)] origin-left animate-stroke fill-mustard/70 forced-colors:hidden"
    >
      <path d="M4 30C20 17 48 14 78 13c46-2 93-6 139-6 31 0 62 1 91 6 6 1 9 4 4 6-5 3-10 3-8 6 3 3 12 2 13 6 1 5-9 5-8 9 1 3 9 3 8 8-1 4-11 3-11 7 0 3 7 4 5 7-3 5-17 3-29 4-48 3-95 5-143 6-37 1-75 3-111-1-9-1-18-2-21-6-2-3 5-5 4-8-2-4-9-4-9-9 0-4 8-5 8-9 0-3-8-4-6-9z" />
    </svg>
  );
}
