import { stringify } from 'yaml';
import { z } from 'zod';
import { findField } from '@/lib/content/fields';
import { parseYaml } from '@/lib/content/parse-yaml';

/**
 * Reads a part of the content as the build does. Sveltia would take a colour for a comment and a phone number
 * for a number, and a Save would lose them.
 *
 * @param name the name of its file, without `.yaml`
 * @throws Error when the build could not read it
 */
export function readPart(name: string, text: string): unknown {
  const { values, problems } = parseYaml(text, `${name}.yaml`);
  const [unread] = problems;
  if (unread) throw new Error(`${unread.file} could not be parsed: line ${unread.line}, ${unread.problem}`);
  return toEditorValue(values, [name]);
}

/** A value whose numbers are numbers, as the editor's fields for them expect. */
function toEditorValue(value: unknown, path: PropertyKey[]): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => toEditorValue(entry, [...path, index]));
  if (typeof value === 'object' && value) {
    const entries = Object.entries(value).map(([key, inner]) => [key, toEditorValue(inner, [...path, key])]);
    return Object.fromEntries(entries);
  }
  return findField(path) instanceof z.ZodNumber ? Number(value) : value;
}

/** Writes a part. Texts that other programs would take for something else have quotation marks. */
export const writePart = (value: unknown): string => stringify(value, { lineWidth: 0, singleQuote: true });
