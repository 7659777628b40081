import path from 'node:path';
import { listProblems, type Problem } from '@/lib/content/content-error';
import { editorTitles } from '@/lib/content/field-schema';
import type { Value } from './content-values';

/** What is wrong with a value of the content. It blocks the launch, or the owner decides. */
export type Finding = { value: Value; problem: string; remedy: string; blocks: boolean };

/** The part of the editor that has a value, and the titles of its field there or, in a list, of its entry. */
function placeOf({ file, path: keys }: Value) {
  const [part = '', ...titles] = editorTitles([path.basename(file, '.yaml'), ...keys]);
  const isEntry = typeof keys[0] === 'number';
  return { part, titles: isEntry ? titles.slice(0, 1) : titles, isEntry };
}

/** Describes findings, with their places in the editor. The same finding in several places of a file is one problem. */
export function describeFindings(findings: Finding[]): Problem[] {
  const groups = new Map<string, { first: Finding; places: Set<string> }>();
  for (const finding of findings) {
    const key = [finding.value.file, finding.problem, finding.remedy].join('\n');
    const group = groups.get(key) ?? { first: finding, places: new Set() };
    groups.set(key, group);
    group.places.add(placeOf(finding.value).titles.join(', '));
  }
  return [...groups.values()].map(({ first: { value, problem, remedy }, places }) => {
    const place = `${placeOf(value).part}, ${[...places].join('; ')}`;
    return { file: value.file, line: value.line, problem, remedy: `${remedy} (in the editor: ${place})` };
  });
}

/** Lists what must be changed before the launch, and then what should be looked at. */
export function listFindings(findings: Finding[]): string {
  const list = (heading: string, isBlocking: boolean) => {
    const listed = findings.filter(({ blocks }) => blocks === isBlocking);
    return listed.length > 0 ? `${heading}:\n\n${listProblems(describeFindings(listed))}\n\n` : '';
  };
  return list('To change before the launch', true) + list('To look at before the launch', false);
}

/** Names the parts of the editor that findings are in, with their fields or, for a list, the number of entries. */
export function summariseFindings(findings: Finding[]): string {
  const parts = new Map<string, { fields: Set<string | undefined>; isList: boolean }>();
  for (const { value } of findings) {
    const { part, titles, isEntry } = placeOf(value);
    const { fields } = parts.get(part) ?? { fields: new Set() };
    parts.set(part, { fields: fields.add(titles[0]), isList: isEntry });
  }
  return [...parts]
    .map(([part, { fields, isList }]) => `${part} (${isList ? fields.size : [...fields].join(', ')})`)
    .join('; ');
}
