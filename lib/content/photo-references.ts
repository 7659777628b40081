import { z } from 'zod';
import type { Problem } from './content-error';
import { schemas } from './schema';

type Place = Pick<Problem, 'file' | 'line'>;

/** A field of the content that refers to a photo, and how the photo is shown: in a column of its page, or across it. */
export type PhotoReference = Place & { photo: string; layout: 'column' | 'wide'; fieldPath: PropertyKey[] };

/** The gallery. Entries with mistakes are undefined. */
const validEntries = z.array(schemas.gallery.element.optional().catch(undefined)).catch([]);

/**
 * Finds the photos that the content refers to. Gallery entries with mistakes are skipped, and pages.yaml if it has any.
 *
 * @param values the values of each file, by its name without `.yaml`
 * @param placeOf returns the file and the line of a value
 */
export function findPhotoReferences(
  values: Record<string, unknown>,
  placeOf: (path: PropertyKey[]) => Place,
): PhotoReference[] {
  const references: PhotoReference[] = [];
  const add = (layout: PhotoReference['layout'], photo: string | undefined, ...path: PropertyKey[]) => {
    const fieldPath = [...path, 'file'];
    if (photo) references.push({ photo, layout, fieldPath, ...placeOf(fieldPath) });
  };
  const pages = schemas.pages.safeParse(values.pages).data;
  add('wide', pages?.home.photo.file, 'pages', 'home', 'photo');
  add('column', pages?.about.photo?.file, 'pages', 'about', 'photo');
  validEntries.parse(values.gallery).forEach((entry, index) => add('column', entry?.file, 'gallery', index));
  return references;
}
