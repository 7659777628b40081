import type { HeadingLevel } from './section';

type Props = { id: string; level: HeadingLevel; children: string };

/** The heading of a section, under a short stroke. */
export function SectionHeading({ id, level, children }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div>
      <span aria-hidden="true" className="section-rule" />
      <Heading id={id} className={level === 1 ? 'text-display' : 'text-heading'}>
        {children}
      </Heading>
    </div>
  );
}
