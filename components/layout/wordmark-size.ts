/** The width in em of a line of up to this many letters. */
const sizes = [
  { letters: 13, className: '[--line:7.5]' },
  { letters: 20, className: '[--line:11.2]' },
  { letters: 24, className: '[--line:13.6]' },
  { letters: 27, className: '[--line:14.8]' },
] as const;

/** The class name of the wordmark for a name: it sets `--line`, the width in em of the longer of two lines. */
export function wordmarkSize(name: string): string {
  const letters = longerLine(name);
  return sizes.find((size) => letters <= size.letters)?.className ?? '[--line:16.6]';
}

/** The length of the longer line when a name is divided into two as evenly as its words allow. */
function longerLine(name: string) {
  const words = name.split(' ');
  // A single word is hyphenated.
  if (words.length === 1) return Math.ceil(lengthOf(name) / 2) + 1;
  const lengths = words.slice(1).map((_, position) => {
    const lines = [words.slice(0, position + 1), words.slice(position + 1)];
    return Math.max(...lines.map((line) => lengthOf(line.join(' '))));
  });
  return Math.min(...lengths);
}

/** The length of a line in letters of average width. Capitals count a third more, except at the start of a word. */
function lengthOf(line: string) {
  const capitals = line.match(/(?<=\p{Letter})\p{Lu}/gu) ?? [];
  return line.length + capitals.length * 0.35;
}
