import { isDeepStrictEqual } from 'node:util';
import { isNode, isSeq, LineCounter, parseDocument, stringify } from 'yaml';
import { contentDirectory } from '@/lib/content/directory';

type Entry = { file: string; alt: string };

/** Returns whether a gallery file has no entry, only comments or an empty list. */
export function isEmptyGallery(source: string): boolean {
  const document = parseDocument(source);
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS();
  return value === null || (Array.isArray(value) && value.length === 0);
}

/**
 * Adds entries to the end of `content/gallery.yaml`, with the indentation, line endings and blank lines of the others.
 *
 * @param text the text of the file
 * @returns the text with the entries added and nothing else changed
 * @throws Error when the file is not a list with each entry on lines of its own
 */
export function appendEntries(text: string, entries: Entry[]): string {
  const source = isEmptyGallery(text) ? text.replace(/^\[\s*\]\s*$/m, '') : text;
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
  const end = source === '' || source.endsWith('\n') ? '' : newline;
  const result = `${source}${end}${added.join(newline)}${newline}`;

  const before: unknown = parseDocument(source).toJS();
  const expected = Array.isArray(before) ? [...before, ...entries] : entries;
  const after = parseDocument(result);
  if (after.errors.length > 0 || !isDeepStrictEqual(after.toJS(), expected)) {
    throw new Error(
      `No entry can be added to ${contentDirectory}/gallery.yaml. Write each photo on lines of its own: "- file: ..." and "  alt: ...".`,
    );
  }
  return result;
}

/**
 * Derives a file name that the content schema accepts from the alt text of a photo.
 *
 * @param taken the names of other files, in lower case
 */
export function nameFor(alt: string, taken: ReadonlySet<string>): string {
  const words = alt
    .toLowerCase()
    // Removes accents and apostrophes; all other characters that are not letters or digits separate words.
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
