import type { PageTexts } from '@/lib/content/types';
import { Container } from './container';
import { Prose } from './prose';
import { SectionHeading, type HeadingLevel } from './section-heading';

type Props = {
  id: string;
  texts: Pick<PageTexts, 'heading' | 'intro'>;
  headingLevel: HeadingLevel;
  background: 'paper' | 'chalk';
  /** Whether the introduction is over the third of three columns, from 64rem. */
  isInThirds?: boolean;
  /** Shown between the heading and the content, as wide as the screen. */
  wide?: React.ReactNode;
  children: React.ReactNode;
};

/** A region of a page, labelled by its heading. */
export function Section({ id, texts, headingLevel, background, isInThirds = false, wide, children }: Props) {
  const headingId = `${id}-heading`;

  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`${headingLevel === 1 ? 'pt-page-top pb-section' : 'py-section'} print:py-4 ${background === 'chalk' ? 'bg-chalk' : ''}`}
    >
      <Container>
        {/* From 64rem, the heading is on the left, the introduction on the right, their last lines level. */}
        <div
          className={`mb-6 grid grid-cols-1 gap-y-3 sm:mb-10 sm:gap-y-4 lg:mb-12 lg:items-baseline-last lg:gap-x-8 print:mb-4 print:break-inside-avoid print:break-after-avoid ${isInThirds ? 'lg:grid-cols-3 lg:*:first:col-span-2' : 'lg:grid-cols-[7fr_5fr]'}`}
        >
          <SectionHeading id={headingId} level={headingLevel}>
            {texts.heading}
          </SectionHeading>
          <Prose className="max-w-measure text-balance text-ink-soft sm:text-lead">{texts.intro}</Prose>
        </div>
      </Container>
      {wide}
      <Container>{children}</Container>
    </section>
  );
}
