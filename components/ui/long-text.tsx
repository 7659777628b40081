type Props = {
  as?: 'p' | 'blockquote';
  /** For large type, whose lines are few: balances them, however long the text is. */
  isBalanced?: boolean;
  className?: string;
  children: string;
};

/** Browsers balance only a few lines, Chromium six, and leave longer texts with a last line of one word. In characters. */
const longestBalanced = 150;

/** In characters: with fewer, a last line looks like a mistake. */
const shortestLastLine = 14;

/** Joins the last words of a text, so that none of them is alone on the last line. */
function joinLastWords(text: string) {
  const words = text.split(' ');
  let end = words.pop() ?? '';
  while (words.length > 0 && end.length < shortestLastLine) end = `${words.pop()}\u00a0${end}`;
  return [...words, end].join(' ');
}

/** A text of a sentence or more, with the line breaks of its writer, and in its own direction, as of Arabic or Hebrew. */
export function LongText({ as: Element = 'p', isBalanced = false, className = '', children }: Props) {
  const wrap = isBalanced || children.length <= longestBalanced ? 'text-balance' : 'text-pretty';
  return (
    <Element dir="auto" className={`${wrap} whitespace-pre-line ${className}`}>
      {joinLastWords(children)}
    </Element>
  );
}
