import type { Business, PageTextsWithInvitation, Testimonial } from '@/lib/content/types';
import { CallToAction, spanAfter } from './call-to-action';
import { LongText } from '../ui/long-text';
import { PageLink } from '../ui/page-link';
import { Section } from '../ui/section';
import type { HeadingLevel } from '../ui/section-heading';
import { Stars } from '../ui/stars';

type Props = {
  texts: PageTextsWithInvitation;
  testimonials: Testimonial[];
  quoteButton: string;
  business: Business;
  headingLevel: HeadingLevel;
};

/** The home page shows at most this many, and links to the rest. */
const homePageLimit = 8;

/** In characters: about three lines of text. */
const similarLength = 100;

/** In characters: about four lines in large type. */
const longestLarge = 180;

/** Class names of a call to action that only fills the last row: hidden where that is full and on phones. */
function hideWhereFull(cells: number) {
  const classes = ['max-md:hidden'];
  if (cells % 2 === 0) classes.push('md:max-lg:hidden');
  if (cells % 3 === 0) classes.push('lg:hidden');
  return classes.join(' ');
}

export function Testimonials({ texts, testimonials, quoteButton, business, headingLevel }: Props) {
  const isHome = headingLevel === 2;
  const shown = isHome ? testimonials.slice(0, homePageLimit) : testimonials;
  // Cards in a row are equally tall, unless texts differ so much that some cards would be mostly empty.
  const lengths = shown.map(({ text }) => text.length);
  const isUneven = Math.max(...lengths) - Math.min(...lengths) > similarLength;
  const [first] = shown;
  const isFirstLarge = !isUneven && shown.length >= 5 && !!first && first.text.length <= longestLarge;
  // Grid cells, from 48rem.
  const cells = shown.length + (isFirstLarge ? 1 : 0);

  return (
    <Section id="testimonials" texts={texts} headingLevel={headingLevel} background="chalk">
      <div
        className={`grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-6 lg:grid-cols-3 ${isUneven ? 'items-start' : ''}`}
      >
        <ul className="contents">
          {shown.map(({ name, text, date, rating }, position) => {
            const isLarge = isFirstLarge && position === 0;
            return (
              <li
                key={`${name} ${text}`}
                className={`@container flex border border-linen bg-paper ${isLarge ? 'md:col-span-2' : ''}`}
              >
                <figure className="relative isolate flex min-w-0 grow flex-col px-4 py-3 md:p-7">
                  {/* A narrow card has no room for the quotation mark beside the stars. */}
                  {isLarge && (
                    <span
                      aria-hidden="true"
                      className="pointer-events-none absolute top-1 right-4 -z-10 font-heading text-[6rem] leading-none text-linen select-none md:top-3 md:right-6 lg:text-[7.5rem] @max-xs:hidden forced-colors:hidden"
                    >
                      &ldquo;
                    </span>
                  )}
                  {rating && (
                    <>
                      <span className="sr-only">{`Rated ${rating} out of 5`}</span>
                      <Stars rating={rating} className="mb-3 h-4 max-w-full self-start md:mb-5" />
                    </>
                  )}
                  <LongText
                    as="blockquote"
                    className={`grow ${isLarge ? 'font-heading text-[1.25rem]/[1.35] font-display text-balance md:text-quote' : 'max-md:text-small'}`}
                  >
                    {text}
                  </LongText>
                  <figcaption className="mt-3 border-t border-linen pt-2.5 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4 md:mt-6 md:pt-4">
                    <span dir="auto" className="font-semibold">
                      {name}
                    </span>
                    <span className="block text-small text-ink-soft">{date}</span>
                  </figcaption>
                </figure>
              </li>
            );
          })}
        </ul>
        {/* On the home page, the form follows. */}
        <CallToAction
          text={texts.invitation}
          button={quoteButton}
          business={business}
          className={`${spanAfter(cells, cells)} ${isHome ? hideWhereFull(cells) : ''}`}
        />
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 empty:hidden">
        {shown.length < testimonials.length && (
          <PageLink href="/testimonials" className="button button-secondary">
            Read all {testimonials.length} reviews
          </PageLink>
        )}
        {business.reviews && (
          <a href={business.reviews} className="text-link">
            Read our reviews on {new URL(business.reviews).hostname.replace(/^www\./, '')}
          </a>
        )}
      </div>
    </Section>
  );
}
