import { Container } from './container';

/** Where a section stands: as a page of its own its heading is the h1, on the home page an h2. */
export type HeadingLevel = 1 | 2;

type Props = {
  id: string;
  headingLevel: HeadingLevel;
  heading: string;
  intro: string;
  ground: 'paper' | 'chalk';
  children: React.ReactNode;
};

/** A named region of a page with its heading and the sentence under it. */
export function Section({ id, headingLevel, heading, intro, ground, children }: Props) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const headingId = `${id}-heading`;

  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`py-section print:py-4 ${ground === 'chalk' ? 'bg-chalk' : ''}`}
    >
      <Container>
        <div className="mb-10 max-w-3xl lg:mb-14 print:mb-4 print:break-after-avoid">
          <span aria-hidden="true" className="mb-5 block h-1.5 w-16 bg-ochre painted-edge print:hidden" />
          <Heading id={headingId} className={headingLevel === 1 ? 'text-display' : 'text-heading'}>
            {heading}
          </Heading>
          <p className="mt-4 max-w-measure text-lead text-balance text-ink-soft">{intro}</p>
        </div>
        {children}
      </Container>
    </section>
  );
}
