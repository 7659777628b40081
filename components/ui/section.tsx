import type { PageTexts } from '@/lib/content/schema';
import { Container } from './container';
import { LongText } from './long-text';

/** The level of a section's heading: 1 on a page of its own, 2 on the home page. */
export type HeadingLevel = 1 | 2;

type Props = {
  id: string;
  texts: Pick<PageTexts, 'heading' | 'intro'>;
  headingLevel: HeadingLevel;
  background: 'paper' | 'chalk';
  children: React.ReactNode;
};

/** A region of a page, labelled by its heading. */
export function Section({ id, texts, headingLevel, background, children }: Props) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const headingId = `${id}-heading`;

  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`${headingLevel === 1 ? 'pt-page-top pb-section' : 'py-section'} print:py-4 ${background === 'chalk' ? 'bg-chalk' : ''}`}
    >
      <Container>
        <div className="mb-7 max-w-3xl sm:mb-10 lg:mb-12 print:mb-4 print:break-after-avoid">
          <span aria-hidden="true" className="mb-4 block h-1.5 w-16 bg-ochre painted-edge print:hidden" />
          <Heading id={headingId} className={headingLevel === 1 ? 'text-display' : 'text-heading'}>
            {texts.heading}
          </Heading>
          <LongText className="mt-3 max-w-measure text-lead text-balance text-ink-soft sm:mt-4">
            {texts.intro}
          </LongText>
        </div>
        {children}
      </Container>
    </section>
  );
}
