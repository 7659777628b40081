import { isDeepStrictEqual } from 'node:util';
import { isNode, isSeq, LineCounter, parseDocument, stringify } from 'yaml';

type Entry = { file: string; alt: string };

/**
 * Adds entries to the end of `content/gallery.yaml`. Nothing that is there changes; the new lines have the indentation,
 * the line ends and the empty lines of the others.
 *
 * @param source the text of the file
 * @returns the text with the entries
 * @throws Error when the file is not written as a list that can be added to
 */
export function appendEntries(source: string, entries: Entry[]): string {
  const lines = new LineCounter();
  const list = parseDocument(source, { lineCounter: lines }).contents;
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const indentation = ' '.repeat(list ? lines.linePos(list.range[0]).col - 1 : 0);
  const last = isSeq(list) ? list.items.at(-1) : undefined;
  const isSpaced = isSeq(list) && (list.items.length === 1 || (isNode(last) && last.spaceBefore));

  const added = entries.flatMap((entry) => {
    const written = stringify([entry], { lineWidth: 0, singleQuote: true }).trimEnd().split('\n');
    return [...(isSpaced ? [''] : []), ...written.map((line) => indentation + line)];
  });
  const end = source.endsWith('\n') ? '' : newline;
  const result = `${source}${end}${added.join(newline)}${newline}`;

  const before: unknown = parseDocument(source).toJS();
  const expected = Array.isArray(before) ? [...before, ...entries] : entries;
  const after = parseDocument(result);
  if (after.errors.length > 0 || !isDeepStrictEqual(after.toJS(), expected)) {
    throw new Error(
      'content/gallery.yaml is written in a way that no entry can be added to. Write each photo on lines of its own, "- file: ..." and "  alt: ...".',
    );
  }
  return result;
}

/**
 * A name for a photo's file that the content's schema takes, made of what the photo shows.
 *
 * @param taken the names that other photos have
 */
export function nameFor(alt: string, taken: ReadonlySet<string>): string {
  const words = alt
    .toLowerCase()
    // An accent becomes a character of its own, which goes; whatever else is no letter or digit ends a word.
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const stem = /^.{1,60}(?=-|$)/.exec(words)?.[0] ?? (words.slice(0, 60) || 'photo');
  for (let number = 1; ; number += 1) {
    const file = number === 1 ? `${stem}.jpg` : `${stem}-${number}.jpg`;
    if (!taken.has(file)) return file;
  }
}
