import { z } from 'zod';
import type { Layout } from '../../photos/photo-checks';
import { cleanText, cleanValue, findUndisplayable } from '../clean-text';
import { findPublicAddressProblem, notPublic, publicAddress } from '../web-address';

/* The kinds of fields that the schemas of the content are made of. */

/** A regular expression, and what is wrong with a text that it does not match. */
export type Pattern = { source: string; flags: string; message: string };

declare module 'zod' {
  /** What else the editor reads about a field. */
  interface GlobalMeta {
    /** The widget in the editor, where it is not the usual one of the type. */
    widget?: 'text' | 'image' | 'color' | 'datetime' | 'hidden';
    /** How a photo is shown, if not in a column. */
    layout?: Layout;
    /** The values to choose from. */
    options?: string[];
    /** The label of a list entry, where it is not its title, its name or its first field. */
    summary?: string;
    /** Whether new entries of a list come first. */
    addToTop?: boolean;
    /** What its text matches, and what is wrong with any other. Further checks may follow on Save. */
    pattern?: Pattern;
    /** A name from https://fonts.google.com/icons. */
    icon?: string;
  }
}

/**
 * Returns what is wrong with a text, such as "is empty": the end of a sentence that begins with the name of
 * its field.
 */
type FindProblem = (text: string) => string | undefined;

/**
 * Text that is not empty. A problem does not stop the validation, so that the other fields are checked as
 * well.
 */
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

/** What the editor, which adds the flag `u`, checks of a field at once: its other checks follow on Save. */
export const patternFor = ({ source, flags }: RegExp, message: string) => ({
  source,
  flags: flags.replace('u', ''),
  message,
});

/**
 * A machine-readable string that matches a pattern. The editor checks it with this pattern, too.
 *
 * @param message what is wrong with any other text
 * @param format writes a text that matches in the usual way
 */
export const matching = (pattern: RegExp, message: string, format = (text: string) => text) =>
  cleaned(
    (text) => {
      const value = cleanValue(text);
      return pattern.test(value) ? format(value) : value;
    },
    (text) => (pattern.test(text) ? undefined : message),
  ).meta({ pattern: patternFor(pattern, message) });

/** A web address on a public host. */
export const webAddress = (description: string, title?: string, findProblem = findPublicAddressProblem) =>
  value(findProblem).meta({ description, title, pattern: patternFor(publicAddress, notPublic) });

/** A list that is not empty. */
export const listOf = <Item extends z.ZodType>(item: Item, description: string, title?: string) =>
  z.array(item).min(1, 'is empty').meta({ description, title });

/** Refuses an entry that has the same values as an earlier one: copied, and not changed. */
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
