import type { PageTextsWithInvitation, Testimonial } from '@/lib/content/schema';
import { CallToAction } from './call-to-action';
import { PageLink } from '../ui/page-link';
import { Section, type HeadingLevel } from '../ui/section';
import { Stars } from '../ui/stars';

type Props = {
  texts: PageTextsWithInvitation;
  testimonials: Testimonial[];
  quoteButton: string;
  headingLevel: HeadingLevel;
};

/** The home page links to the rest. */
const homePageLimit = 8;

/** About three lines of text, in characters. */
const similarLength = 100;

export function Testimonials({ texts, testimonials, quoteButton, headingLevel }: Props) {
  const isHome = headingLevel === 2;
  const shown = isHome ? testimonials.slice(0, homePageLimit) : testimonials;
  // Cards in a row are equally tall, unless texts differ so much that some cards would be mostly empty.
  const lengths = shown.map(({ text }) => text.length);
  const isUneven = Math.max(...lengths) - Math.min(...lengths) > similarLength;

  return (
    <Section id="testimonials" texts={texts} headingLevel={headingLevel} background="chalk">
      <div
        className={`grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-6 lg:grid-cols-3 ${isUneven ? 'items-start' : ''}`}
      >
        <ul className="contents">
          {shown.map(({ name, text, date, rating }) => (
            <li key={`${name} ${text}`} className="flex border border-linen bg-paper">
              <figure className="relative isolate flex min-w-0 grow flex-col p-4 md:p-7">
                <span
                  aria-hidden="true"
                  className="pointer-events-none absolute top-1 right-4 -z-10 w-12 text-right font-heading text-[6rem] leading-none text-linen select-none md:top-3 md:right-6"
                >
                  &rdquo;
                </span>
                <Stars rating={rating} />
                <blockquote dir="auto" className="mt-3 grow whitespace-pre-line max-md:text-small md:mt-5">
                  {text}
                </blockquote>
                <figcaption className="mt-3 border-t border-linen pt-2.5 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4 md:mt-6 md:pt-4">
                  <span dir="auto" className="font-semibold">
                    {name}
                  </span>
                  <span className="block text-small text-ink-soft">{date}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <CallToAction text={texts.invitation} button={quoteButton} items={shown.length} wideOnly={isHome} />
      </div>
      {shown.length < testimonials.length && (
        <PageLink href="/testimonials" className="button button-secondary mt-8">
          Read all {testimonials.length} reviews
        </PageLink>
      )}
    </Section>
  );
}
