/** @jest-environment node */
import { parse } from 'yaml';
import { schemas } from '@/lib/content/schema';
import { appendEntries, isEmptyGallery, nameFor } from './gallery-file';

const door = { file: 'door.jpg', alt: 'A door' };
const shed = { file: 'shed.jpg', alt: 'A shed' };

describe('appendEntries', () => {
  it('keeps comments, folded text, irregular spaces and quotation marks', () => {
    const source = `# Photos.\n\n-   file: "a.jpg"   # the first\n    alt: >-\n      Wall behind\n      a sofa\n\n# The second.\n- file: b.jpg\n  alt:    'B'\n# The end.\n`;
    expect(appendEntries(source, [door, shed])).toBe(
      `${source}\n- file: door.jpg\n  alt: A door\n\n- file: shed.jpg\n  alt: A shed\n`,
    );
  });

  it.each([
    [
      'without blank lines',
      '- file: a.jpg\n  alt: A\n- file: b.jpg\n  alt: B\n',
      '- file: door.jpg\n  alt: A door\n',
    ],
    ['without a final line ending', '- file: a.jpg\n  alt: A', '\n\n- file: door.jpg\n  alt: A door\n'],
    [
      'with Windows line endings',
      '- file: a.jpg\r\n  alt: A\r\n',
      '\r\n- file: door.jpg\r\n  alt: A door\r\n',
    ],
    ['with an indented list', '  - file: a.jpg\n    alt: A\n', '\n  - file: door.jpg\n    alt: A door\n'],
  ])('adds to a file %s', (_, source, added) => {
    expect(appendEntries(source, [door])).toBe(source + added);
  });

  it('quotes text that YAML would read as something else', () => {
    const alts = [
      "Owner's hall: before # and after",
      '"Georgian" door: green',
      '- 1960',
      'yes',
      '1960',
      'x '.repeat(200).trim(),
    ];
    const entries = alts.map((alt, number) => ({ file: `./photos/${number}.jpg`, alt }));
    const result = appendEntries('- file: ./photos/a.jpg\n  alt: A\n', entries);
    expect(schemas.gallery.parse(parse(result)).slice(1)).toEqual(entries);
  });

  it.each([
    ['', ''],
    ['# Photos.\n', '# Photos.\n'],
    ['# Photos.\n\n[]\n', '# Photos.\n\n'],
  ])('adds the first photo to %j', (source, before) => {
    expect(isEmptyGallery(source)).toBe(true);
    expect(appendEntries(source, [door])).toBe(`${before}- file: door.jpg\n  alt: A door\n`);
  });

  it.each(['- file: a.jpg\n', 'a: [\n', 'x\n'])('does not take %j for an empty gallery', (source) => {
    expect(isEmptyGallery(source)).toBe(false);
  });

  it.each(['[{ file: a.jpg, alt: A }]\n', '- file: a.jpg\n  alt: A\n...\n'])(
    'rejects a file that it would break: %j',
    (source) => {
      expect(() => appendEntries(source, [door])).toThrow(
        /^No entry can be added .* Write each photo on lines/,
      );
    },
  );
});

describe('nameFor', () => {
  it.each([
    ['Six-panel front door, painted "green"', 'six-panel-front-door-painted-green.jpg'],
    ["The owner's café in Kraków", 'the-owners-cafe-in-krakow.jpg'],
    [
      'Green and cream striped wallpaper above white dado panelling in a hall',
      'green-and-cream-striped-wallpaper-above-white-dado-panelling.jpg',
    ],
    ['x'.repeat(80), `${'x'.repeat(60)}.jpg`],
    ['Стена', 'photo.jpg'],
  ])('turns "%s" into %s', (alt, name) => {
    expect(nameFor(alt, new Set())).toBe(name);
    expect(schemas.gallery.safeParse([{ file: `./photos/${name}`, alt }]).success).toBe(true);
  });

  it('uses no name twice', () => {
    expect(nameFor('Red door', new Set(['red-door.jpg', 'red-door-2.jpg']))).toBe('red-door-3.jpg');
  });
});
