import { z } from 'zod';
import { schemas } from './schemas';

/** Returns the title, the description and what else its schema says about a field for the editor. */
export const readMetadata = (schema?: z.core.$ZodType) => (schema && z.globalRegistry.get(schema)) ?? {};

/** Returns the schema of the field at a path of the content, such as `['gallery', 2, 'file']`, if there is one. */
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

/** The titles in the editor along a path: `['Gallery photos', 'entry 3', 'Photo']` for `['gallery', 2, 'file']`. */
export function editorTitles(path: PropertyKey[]): string[] {
  return path.map((key, index) => {
    if (typeof key === 'number') return `entry ${key + 1}`;
    return readMetadata(findField(path.slice(0, index + 1))).title ?? humanise(String(key));
  });
}

/** Where the editor has the field at a path: `Gallery photos, entry 3, Photo`. */
export const editorPlace = (path: PropertyKey[]) => editorTitles(path).join(', ');
