type Props = {
  as?: 'p' | 'blockquote';
  className?: string;
  children: string;
};

/**
 * A text of a sentence or more, with the line breaks of its writer, and in its own direction, as of Arabic or
 * Hebrew.
 */
export function LongText({ as: Element = 'p', className = '', children }: Props) {
  return (
    <Element dir="auto" className={`whitespace-pre-line ${className}`}>
      {children}
    </Element>
  );
}
