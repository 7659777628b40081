import { z } from 'zod';
import { cleanText, cleanValue, findUndisplayable, invisibleOrSpace } from './clean-text';
import { findPublicAddressProblem, findSiteProblem } from './web-address';

/* The kinds of fields that the schemas of the content (schema.ts) are made of. */

/** Adds what the owner reads about a field. */
export const described = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example: string | number,
  title?: string,
) => schema.meta({ description, examples: [example], title });

/** Says what is wrong with a text, in words that follow its name. */
type FindProblem = (text: string) => string | undefined;

/** Reports one problem of a text. It does not abort, so that the other fields and the list around them are checked as well. */
const checkedBy = (findProblem?: FindProblem) => (text: string, context: z.RefinementCtx) => {
  const message = text === '' ? 'is empty' : (findUndisplayable(text) ?? findProblem?.(text));
  if (message) context.addIssue({ code: 'custom', message });
};

/** A text for people. */
export const requiredText = (description: string, example: string, title?: string) =>
  described(z.string().overwrite(cleanText).superRefine(checkedBy()), description, example, title);

/** A text of a sentence or more. */
export const longText = (description: string, example: string, title?: string) =>
  requiredText(description, example, title).meta({ widget: 'text' });

/**
 * A text for programs, such as an address.
 *
 * @param pattern what the editor checks before Save, for the whole text. It allows around it what `cleanValue` removes
 */
export const value = (pattern: string, findProblem?: FindProblem) => {
  const around = `[${invisibleOrSpace}]*`;
  const schema = z.string().overwrite(cleanValue).superRefine(checkedBy(findProblem));
  return schema.meta({ pattern: `^${around}(?:${pattern})${around}$` });
};

/** A text that fits a pattern. */
export const matching = (pattern: string, message: string) =>
  value(pattern, (text) => (new RegExp(`^(?:${pattern})$`).test(text) ? undefined : message));

/** A list that is not empty. The example is its first line. */
export const listOf = <Item extends z.ZodType>(
  item: Item,
  description: string,
  example: string,
  title?: string,
) => described(z.array(item).min(1, 'is empty'), description, `- ${example}`, title);

const domain = String.raw`[Hh]ttps:\/\/[^\s\\/?#@]+\.[^\s\\/?#@]+`;

/** A web address on a public host. */
export const webAddress = (description: string, example: string, title: string) =>
  described(
    value(String.raw`${domain}(?:[/?#][^\s\\]*)?`, findPublicAddressProblem),
    description,
    example,
    title,
  );

/** The address of the home page. */
export const siteAddress = value(
  String.raw`${domain}(?:\/[\w.~-]+)*\/?`,
  (address) => findPublicAddressProblem(address) ?? findSiteProblem(address),
);

/** Refuses entries in which these values are all the same as in an earlier one: copied, and not changed. */
export const unique =
  <Key extends string>(key: Key, ...others: Key[]) =>
  (entries: Record<Key, string>[], context: z.RefinementCtx) => {
    entries.forEach((entry, index) => {
      const isSame = (other: typeof entry) => [key, ...others].every((name) => other[name] === entry[name]);
      const first = entries.findIndex(isSame);
      const message = `is the same as in entry ${first + 1}`;
      if (first < index) context.addIssue({ code: 'custom', path: [index, key], message });
    });
  };
