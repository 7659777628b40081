import path from 'node:path';
import { listProblems, type Problem } from '@/lib/content/content-error';
import { editorTitles } from '@/lib/content/field-schema';
import type { Value } from './content-values';

/** What is wrong with a value of the content. It blocks the launch, or the owner decides. */
export type Finding = { value: Value; problem: string; remedy: string; blocks: boolean };

/** Where the editor has a value: a part, a field or the number of an entry in it, and a place in that. */
function placeOf({ file, path: keys }: Value) {
  const [part = '', field = '', ...inner] = editorTitles([path.basename(file, '.yaml'), ...keys]);
  const entry = typeof keys[0] === 'number' ? keys[0] + 1 : undefined;
  return { part, field, entry, inner: inner.join(', ') };
}

/**
 * Describes findings with their place in the file and in the editor. What is the same in several fields of a page, or in several
 * entries of a list, is one problem, at the first of its lines.
 */
export function describeFindings(findings: Finding[]): Problem[] {
  const rows = new Map<string, { first: Finding; names: Set<string> }>();
  for (const finding of findings) {
    const { part, field, entry, inner } = placeOf(finding.value);
    const key = [part, entry ? '' : field, finding.problem, finding.remedy].join('\n');
    const row = rows.get(key) ?? { first: finding, names: new Set() };
    rows.set(key, { ...row, names: row.names.add(entry ? String(entry) : inner) });
  }
  return [...rows.values()].map(({ first: { value, problem, remedy }, names }) => {
    const { part, field, entry } = placeOf(value);
    const list = [...names].filter(Boolean).join(', ');
    const place = (entry ? [part, `entry ${list}`] : [part, field, list]).filter(Boolean).join(', ');
    return { file: value.file, line: value.line, problem, remedy: `${remedy} (in the editor: ${place})` };
  });
}

/** Lists what is to change before the launch, and then what is only to be looked at. */
export function listFindings(findings: Finding[]): string {
  const list = (heading: string, isBlocking: boolean) => {
    const problems = describeFindings(findings.filter(({ blocks }) => blocks === isBlocking));
    return problems.length > 0
      ? [`${heading} before the site is launched:\n\n${listProblems(problems)}`]
      : [];
  };
  return [...list('To change', true), ...list('To look at', false)].join('\n\n');
}

/** Lists the parts of the editor that findings are in, each with the fields, or with the number of its entries. */
export function summariseFindings(findings: Finding[]): string {
  const parts = new Map<string, { fields: Set<string>; isList: boolean }>();
  for (const { value } of findings) {
    const { part, field, entry } = placeOf(value);
    const fields = parts.get(part)?.fields ?? new Set();
    parts.set(part, { fields: fields.add(field), isList: entry !== undefined });
  }
  return [...parts]
    .map(([part, { fields, isList }]) => `${part} (${isList ? fields.size : [...fields].join(', ')})`)
    .join('; ');
}
