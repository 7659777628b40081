import type { PageWithInvitation, Testimonial } from '@/content/schema';
import { Invitation } from './invitation';
import { Section, type HeadingLevel } from '../ui/section';
import { Stars } from '../ui/stars';

type Props = {
  page: PageWithInvitation;
  testimonials: Testimonial[];
  /** The words on the button that links to the contact form. */
  quoteButton: string;
  headingLevel: HeadingLevel;
};

/** In characters: about twice as tall as the usual card. */
const longText = 500;

export function Testimonials({ page, testimonials, quoteButton, headingLevel }: Props) {
  // Cards are as tall as their row, except beside one that would leave the others mostly empty.
  const hasLongText = testimonials.some(({ text }) => text.length > longText);

  return (
    <Section
      id="testimonials"
      headingLevel={headingLevel}
      heading={page.heading}
      intro={page.intro}
      background="chalk"
    >
      <div
        className={`grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3 ${hasLongText ? 'items-start' : ''}`}
      >
        <ul className="contents">
          {testimonials.map(({ name, text, date, rating }) => (
            <li key={text} className="flex border border-linen bg-paper wrap-anywhere">
              <figure className="relative isolate flex min-w-0 grow flex-col p-7">
                <span
                  aria-hidden="true"
                  className="pointer-events-none absolute top-3 right-6 -z-10 w-12 text-right font-heading text-[6rem] leading-none text-linen select-none"
                >
                  &rdquo;
                </span>
                <Stars rating={rating} />
                <blockquote className="mt-5 grow">{text}</blockquote>
                <figcaption className="mt-6 border-t border-linen pt-4">
                  <span className="font-semibold">{name}</span>
                  <span className="block text-small text-ink-soft">{date}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <Invitation text={page.invitation} button={quoteButton} items={testimonials.length} />
      </div>
    </Section>
  );
}
