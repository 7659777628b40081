import path from 'node:path';
import { listProblems, type Problem } from '@/lib/content/content-error';
import { editorTitles } from '@/lib/content/editor-labels';
import type { Value } from './content-values';
import type { Finding } from './find-sample';

/** The part of the editor that has a value, and its field there or, in a list, its entry. */
function locate({ file, path: keys }: Value) {
  const isEntry = typeof keys[0] === 'number';
  const [part, ...titles] = editorTitles([path.basename(file, '.yaml'), ...keys]);
  return { part, field: isEntry ? titles[0] : titles.join(', ') };
}

/** Describes findings, with their places in the editor. The same finding in several places of a file is one problem. */
export function describeFindings(findings: Finding[]): Problem[] {
  const groups = new Map<string, { first: Finding; places: Set<string | undefined> }>();
  for (const finding of findings) {
    const key = [finding.file, finding.problem, finding.remedy].join('\n');
    const group = groups.get(key) ?? { first: finding, places: new Set() };
    groups.set(key, group);
    group.places.add(locate(finding).field);
  }
  return [...groups.values()].map(({ first, places }) => {
    const place = `${locate(first).part}, ${[...places].join('; ')}`;
    return { ...first, remedy: `${first.remedy} (in the editor: ${place})` };
  });
}

/** Lists what must be changed before the launch. */
export const listFindings = (findings: Finding[]) =>
  `To change before the launch:\n\n${listProblems(describeFindings(findings))}\n`;

/** Names the parts of the editor that findings are in. */
export const summariseFindings = (findings: Finding[]) =>
  [...new Set(findings.map((finding) => locate(finding).part))].join(', ');
