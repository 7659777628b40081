import { z } from 'zod';

/* The kinds of fields that the schemas of the content (schema.ts) are made of. */

/** Adds what the owner reads about a field. */
export const described = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example: string | number,
  title?: string,
) => schema.meta({ description, examples: [example], title });

export const text = z.string().trim();

export const requiredText = (description: string, example: string, title?: string) =>
  described(text.min(1, 'is empty'), description, example, title);

/** A text of a sentence or more. */
export const longText = (description: string, example: string, title?: string) =>
  requiredText(description, example, title).meta({ widget: 'text' });

/** A list that is not empty. The example is its first line. */
export const listOf = <Item extends z.ZodType>(
  item: Item,
  description: string,
  example: string,
  title?: string,
) => described(z.array(item).min(1, 'is empty'), description, `- ${example}`, title);

export const webAddress = (description: string, example: string, title: string) =>
  described(
    z
      .url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true })
      // Browsers repair such addresses; the page's Content Security Policy does not.
      .regex(
        /^https:\/\/[^\s;,\\\u0080-\uffff]+$/,
        'has a character that web addresses do not have, or lacks a slash',
      ),
    description,
    example,
    title,
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
