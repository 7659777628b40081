/** The level of a section's heading: 1 on a page of its own, 2 on the home page. */
export type HeadingLevel = 1 | 2;

type Props = { id: string; level: HeadingLevel; children: string };

/** The heading of a section. */
export function SectionHeading({ id, level, children }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Heading id={id} className={level === 1 ? 'text-display' : 'text-heading'}>
      {children}
    </Heading>
  );
}
