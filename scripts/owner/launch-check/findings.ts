import type { Value } from './content-values';

/** What is wrong with a value of the content. It blocks the launch, or the owner decides. */
export type Finding = { value: Value; problem: string; remedy: string; blocks: boolean };

/**
 * Describes findings for the terminal. What is the same in several fields of a page, or in several entries of a list, is one
 * line, with the number of the first line in the file.
 */
export function listFindings(findings: Finding[]): string {
  const rows = new Map<string, { start: string; names: Set<string>; text: string }>();
  for (const { value, problem, remedy } of findings) {
    const [first = '', ...rest] = value.path;
    const isEntry = typeof first === 'number';
    const group = isEntry ? 'entry' : first;
    const name = isEntry ? String(first + 1) : rest.filter((key) => typeof key === 'string').join(' ');
    const text = `${problem}. ${remedy}`;

    const key = [value.file, group, text].join('\n');
    const row = rows.get(key) ?? { start: `${value.file}:${value.line}: ${group}`, names: new Set(), text };
    rows.set(key, { ...row, names: row.names.add(name) });
  }
  return [...rows.values()]
    .map(({ start, names, text }) => `${`${start} ${[...names].join(', ')}`.trim()}: ${text}`)
    .join('\n');
}
