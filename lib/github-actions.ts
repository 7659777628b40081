import { appendFileSync } from 'node:fs';
import { ContentError, describeInEditor, type Problem } from './content/content-error';
import { errorMessage } from './error-message';

/* Writes to the run of a workflow on GitHub. Elsewhere, these functions do nothing. */

type Annotation = {
  level: 'error' | 'warning' | 'notice';
  title: string;
  message: string;
  /** The place of the problem, if it is in a file. */
  file?: string;
  line?: number;
};

const escape = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** Adds an annotation to the run. The editor shows it, too. */
export function annotate({ level, message, ...properties }: Annotation): void {
  if (!process.env.GITHUB_ACTIONS) return;
  const list = Object.entries(properties).map(([name, value]) => `${name}=${value}`);
  console.log(`::${level} ${list.join(',')}::${escape(message)}`);
}

/** Adds an annotation for each problem. */
export function annotateProblems(level: Annotation['level'], title: string, problems: Problem[]): void {
  for (const problem of problems) {
    const { file, line } = problem;
    annotate({ level, title, message: describeInEditor(problem), file, line });
  }
}

/** Adds an error to the summary of the run and to its annotations, where an owner finds it. */
export function reportError(error: unknown): void {
  addSummary(`\`\`\`text\n${errorMessage(error)}\n\`\`\``);
  if (error instanceof ContentError) annotateProblems('error', 'Mistake in the content', error.problems);
  else {
    const title = error instanceof Error ? error.name : 'Error';
    annotate({ level: 'error', title, message: errorMessage(error) });
  }
}

/** Adds Markdown to the summary of the run. */
export const addSummary = (markdown: string) => append('GITHUB_STEP_SUMMARY', markdown);

/** Sets an output of the step, which the workflow reads. */
export const setOutput = (name: string, value: boolean) => append('GITHUB_OUTPUT', `${name}=${value}`);

/** Appends a line to the file that an environment variable names. */
function append(variable: string, line: string) {
  const file = process.env[variable];
  if (file) appendFileSync(file, `${line}\n`);
}
