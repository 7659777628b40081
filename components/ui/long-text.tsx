type Props = {
  as?: 'p' | 'blockquote';
  /** For large type, whose lines are few: balances them, however long the text is. */
  isBalanced?: boolean;
  className?: string;
  children: string;
};

/** Browsers balance only a few lines, Chromium six, and leave longer texts with a last line of one word. In characters. */
const longestBalanced = 150;

/** A text of a sentence or more, with the line breaks of its writer, and in its own direction, as of Arabic or Hebrew. */
export function LongText({ as: Element = 'p', isBalanced = false, className = '', children }: Props) {
  const wrap = isBalanced || children.length <= longestBalanced ? 'text-balance' : 'text-pretty';
  return (
    <Element dir="auto" className={`${wrap} whitespace-pre-line ${className}`}>
      {children}
    </Element>
  );
}
