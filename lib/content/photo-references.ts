import { z } from 'zod';
import type { Problem } from './content-error';
import { schemas } from './schema';

type Place = Pick<Problem, 'file' | 'line'>;

/** A field of the content that refers to a photo, and how the photo is shown: in a column of its page, or across it. */
export type PhotoReference = Place & { photo: string; layout: 'column' | 'wide'; fieldPath: PropertyKey[] };

/** The gallery, whose entries with mistakes are undefined. */
const validEntries = z.array(schemas.gallery.element.optional().catch(undefined)).catch([]);

/**
 * Finds the photos that the content refers to. Entries of the gallery that have mistakes are skipped, and pages.yaml if it has any.
 *
 * @param values the values of each file, by its name without `.yaml`
 * @param placeOf returns the file and the line of a value
 */
export function findPhotoReferences(
  values: Record<string, unknown>,
  placeOf: (path: PropertyKey[]) => Place,
): PhotoReference[] {
  const pages = schemas.pages.safeParse(values.pages).data;
  const gallery = validEntries.parse(values.gallery);
  const entries = [
    { entry: pages?.home.photo, path: ['pages', 'home', 'photo'], layout: 'wide' },
    { entry: pages?.about.photo, path: ['pages', 'about', 'photo'], layout: 'column' },
    ...gallery.map((entry, index) => ({ entry, path: ['gallery', index], layout: 'column' as const })),
  ] as const;
  return entries.flatMap(({ entry, path, layout }) => {
    if (!entry) return [];
    const fieldPath = [...path, 'file'];
    return [{ photo: entry.file, layout, fieldPath, ...placeOf(fieldPath) }];
  });
}
