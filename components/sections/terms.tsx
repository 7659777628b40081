import type { Term, TermsTexts } from '@/lib/content/types';
import { CallToAction } from '../layout/call-to-action';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';
import { CancellationCalendar } from './cancellation-calendar';

/** The terms as numbered clauses, beside a calendar of the cancellation period. */
export function Terms({ texts, terms }: { texts: TermsTexts; terms: Term[] }) {
  return (
    <Section id="terms" texts={texts} headingLevel={1} background="paper">
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[7fr_5fr] lg:gap-8 print:gap-4">
        <ol>
          {terms.map(({ heading, text }) => (
            <li
              key={heading}
              className="clause grid grid-cols-[min(3.5rem,14vw)_1fr] border-t border-linen py-7 last:border-b sm:grid-cols-[6rem_1fr] print:py-2"
            >
              <div>
                <h2 className="text-title">{heading}</h2>
                <Prose className="mt-2 max-w-measure">{text}</Prose>
              </div>
            </li>
          ))}
        </ol>
        <CancellationCalendar {...texts.calendar} />
      </div>
      {texts.invitation && <CallToAction text={texts.invitation} />}
    </Section>
  );
}
