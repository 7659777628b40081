import type { Business, PageTextsWithInvitation, Testimonial } from '@/lib/content/types';
import { CallToAction } from '../layout/call-to-action';
import { Prose } from '../ui/prose';
import { PageLink } from '../ui/page-link';
import { Section } from '../ui/section';
import type { HeadingLevel } from '../ui/section-heading';
import { Stars } from '../ui/stars';

type Props = {
  texts: PageTextsWithInvitation;
  testimonials: Testimonial[];
  business: Business;
  headingLevel: HeadingLevel;
};

/** The home page shows at most this many, and links to the rest. */
const homePageLimit = 8;

export function Testimonials({ texts, testimonials, business, headingLevel }: Props) {
  const isHome = headingLevel === 2;
  const shown = isHome ? testimonials.slice(0, homePageLimit) : testimonials;

  return (
    <Section id="testimonials" texts={texts} headingLevel={headingLevel} background="chalk" isInThirds>
      {/* The first is as wide as their number leaves room for: no row has a gap. */}
      <ul className="cards grid items-start gap-x-8 md:grid-cols-2 md:gap-y-10 lg:grid-cols-3 lg:gap-y-14">
        {shown.map(({ name, text, date, rating }, position) => {
          const isFirst = position === 0;
          return (
            <li
              key={`${name} ${text}`}
              className={`@container border-linen max-md:py-5 max-md:not-first:border-t print:py-2 print:nth-2:border-t-0 ${isFirst ? 'max-md:pt-0 md:max-lg:col-span-2 lg:nth-last-[3n+1]:col-span-3 lg:nth-last-[3n+2]:col-span-2' : 'md:max-lg:last:even:col-span-2'}`}
            >
              <figure>
                {rating && (
                  <>
                    <span className="sr-only">{`Rated ${rating} out of 5`}</span>
                    <Stars rating={rating} className="mb-3 h-4 max-w-full" />
                  </>
                )}
                <Prose
                  as="blockquote"
                  className={
                    isFirst
                      ? 'font-heading text-[1.25rem]/[1.35] text-balance md:@xl:text-quote'
                      : 'max-md:text-small'
                  }
                >
                  {text}
                </Prose>
                <figcaption className="mt-3 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4 print:block">
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
      {!isHome && <CallToAction text={texts.invitation} />}
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
