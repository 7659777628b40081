import type { Problem } from '@/lib/content/content-error';

/** https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands */
const escape = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** Shows problems of the content in the run of a workflow on GitHub. Elsewhere, does nothing. */
export function annotate(level: 'error' | 'warning', problems: Problem[]): void {
  if (!process.env.GITHUB_ACTIONS) return;
  for (const { file, line, problem, remedy } of problems)
    console.log(`::${level} file=${file},line=${line}::${escape(`${problem}. ${remedy}`)}`);
}
