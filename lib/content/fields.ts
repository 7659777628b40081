import { z } from 'zod';
import { schemas } from './schemas';

/** Returns the title, the description and other metadata of a field from its schema. */
export const readMetadata = (schema?: z.core.$ZodType) => (schema && z.globalRegistry.get(schema)) ?? {};

/** Returns the schema of the field at a path, such as `['gallery', 2, 'file']`, if there is one. */
export function findField(path: PropertyKey[]): z.core.$ZodType | undefined {
  let field: z.core.$ZodType | undefined = z.object(schemas);
  for (const key of path) {
    if (field instanceof z.ZodObject) field = field.shape[String(key)];
    else field = field instanceof z.ZodArray ? field.element : undefined;
    if (field instanceof z.ZodOptional) field = field.unwrap();
  }
  return field;
}

/** The title of a field that has none in its schema: `Quote button` for `quoteButton`. */
export function humanise(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The title of the field at a path in the editor, such as `Phone number` for `['business', 'phone']`. */
const fieldTitle = (path: PropertyKey[]) =>
  readMetadata(findField(path)).title ?? humanise(String(path.at(-1)));

/** The value of a key in a group or a list; undefined if the value is neither, or has no such key. */
const valueAt = (value: unknown, key: PropertyKey): unknown => Object(value)[key];

/** In characters: enough to recognise an entry. */
const longestWords = 40;

/** Names a list entry in the editor, which has no numbers: `"A hall"`, or `entry 3` if it has no words. */
function describeEntry(entry: unknown, index: number): string {
  const texts = ['title', 'name', 'heading', 'alt', 'label'].map((key) => valueAt(entry, key));
  const words = [...texts, entry].find((text) => typeof text === 'string' && text !== '');
  if (typeof words !== 'string') return `entry ${index + 1}`;
  return `"${words.length > longestWords ? `${words.slice(0, longestWords).trim()}…` : words}"`;
}

/**
 * Returns a place in the editor: `['Gallery photos', '"A hall"', 'Photo']` for `['gallery', 2, 'file']`.
 *
 * @param content the values of the files by their names
 */
export function editorPlace(path: PropertyKey[], content: unknown): string[] {
  let value = content;
  return path.map((key, index) => {
    value = valueAt(value, key);
    return typeof key === 'number' ? describeEntry(value, key) : fieldTitle(path.slice(0, index + 1));
  });
}
