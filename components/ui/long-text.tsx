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

/** A short word that begins a sentence, and the space after it. */
const shortBeginning = /(?<=[.!?] )(\S{1,4}) /g;

/** Keeps words together that would look lost: a short word that begins a sentence with the next one, and the last words of a text. */
function joinWords(text: string) {
  const words = text.replace(shortBeginning, '$1\u00a0').split(' ');
  let end = words.pop() ?? '';
  while (words.length > 0 && end.length < shortestLastLine) end = `${words.pop()}\u00a0${end}`;
  return [...words, end].join(' ');
}

/** A text of a sentence or more, with the line breaks of its writer, and in its own direction, as of Arabic or Hebrew. */
export function LongText({ as: Element = 'p', isBalanced = false, className = '', children }: Props) {
  const wrap = isBalanced || children.length <= longestBalanced ? 'text-balance' : 'text-pretty';
  return (
    <Element dir="auto" className={`${wrap} whitespace-pre-line ${className}`}>
      {joinWords(children)}
    </Element>
  );
}
