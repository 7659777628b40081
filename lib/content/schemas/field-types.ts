import { z } from 'zod';
import type { Layout } from '../../photos/photo-checks';
import { cleanText, cleanValue, findUndisplayable } from '../clean-text';
import { findPublicAddressProblem } from '../web-address';

/* The types of fields in the schemas of the content. */

declare module 'zod' {
  /** What else the editor reads about a field. */
  interface GlobalMeta {
    /** The widget in the editor, if not the default of the type. */
    widget?: 'text' | 'image' | 'datetime' | 'hidden';
    /** The file that has the values to choose from, and their path in it. */
    relation?: { file: string; value_field: string };
    /** How a photo is shown, if not in a column. */
    layout?: Layout;
    /** The values to choose from. */
    options?: string[];
    /** The label of a list entry, if not its title, its name or its first field. */
    summary?: string;
    /** Whether new entries of a list come first. */
    addToTop?: boolean;
    /** A name from https://fonts.google.com/icons. */
    icon?: string;
  }
}

/** Returns what is wrong with a text, such as "is empty", to be appended to the name of its field. */
type FindProblem = (text: string) => string | undefined;

/** Text that is not empty. Validation goes on after a problem, so that other fields are checked, too. */
const cleaned = (clean: (text: string) => string, findProblem?: FindProblem) =>
  z
    .string()
    .overwrite(clean)
    .superRefine((text, context) => {
      const message = text === '' ? 'is empty' : (findUndisplayable(text) ?? findProblem?.(text));
      if (message) context.addIssue({ code: 'custom', message });
    });

/** Human-readable text. */
export const text = (description: string, title?: string) => cleaned(cleanText).meta({ description, title });

/** Human-readable text of a sentence or more. */
export const longText = (description: string, title?: string) =>
  text(description, title).meta({ widget: 'text' });

/** A machine-readable string, such as an address. */
export const value = (findProblem?: FindProblem) => cleaned(cleanValue, findProblem);

/** A whole number, which content files have as text. */
export const wholeNumber = (least: number, tooSmall: string, most: number, tooLarge: string) =>
  z.coerce.number().int().min(least, tooSmall).max(most, tooLarge);

/**
 * A machine-readable string that matches a pattern.
 *
 * @param message what is wrong with any other text
 * @param format normalises a text that matches
 */
export const matching = (pattern: RegExp, message: string, format = (text: string) => text) =>
  cleaned(
    (text) => {
      const value = cleanValue(text);
      return pattern.test(value) ? format(value) : value;
    },
    (text) => (pattern.test(text) ? undefined : message),
  );

/** A web address on a public host. */
export const webAddress = (description: string, title?: string) =>
  value(findPublicAddressProblem).meta({ description, title });

/** A photo of the gallery or of a page. */
export const photo = z
  .object({
    file: matching(
      // As the editor renames photos: img_2041-3f2a91.webp for IMG_2041.JPG.
      /^\.\/photos\/(sample\/)?[a-z0-9_~-]+\.(jpe?g|png|webp)$/,
      'has a name that is not like ./photos/green-door-2.jpg: add the photo once more',
    ).meta({
      title: 'Photo',
      description: 'The photo. Choose a large one, straight from the camera: the website makes it smaller',
      widget: 'image',
    }),
    alt: text(
      'What the photo shows, in one sentence, with any words in it: the caption in the gallery, and what screen readers read out. It must differ from all others',
      'Description',
    ),
  })
  .meta({ summary: '{{alt}}' });

/** A list that is not empty. */
export const listOf = <Item extends z.ZodType>(item: Item, description: string, title?: string) =>
  z.array(item).min(1, 'is empty').meta({ description, title });

/** Refuses an entry with the same values as an earlier one, of which it is an unchanged copy. */
export const unique =
  <Key extends string>(key: Key, ...others: Key[]) =>
  (entries: Record<Key, string>[], context: z.RefinementCtx) => {
    entries.forEach((entry, index) => {
      const isSame = (other: typeof entry) => [key, ...others].every((name) => other[name] === entry[name]);
      const first = entries.findIndex(isSame);
      const message = 'is the same as in an earlier entry';
      if (first < index) context.addIssue({ code: 'custom', path: [index, key], message });
    });
  };
