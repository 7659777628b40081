import type { z } from 'zod';

/** Messages for zod's own checks. Those for our checks are in the schemas. */
export const describeIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.input === undefined) return 'is missing';
  const isGroup = typeof issue.input === 'object' && !Array.isArray(issue.input);
  if (issue.expected === 'string' && isGroup) {
    return 'is read as a key and a value: put quotation marks around text that contains a colon and a space';
  }
  const expected: Record<string, string> = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    object: 'a group of keys',
    array: 'a list: put each entry on its own line, after a hyphen and a space',
  };
  return `is not ${expected[issue.expected] ?? issue.expected}`;
};
