import { appendFileSync } from 'node:fs';

/* What a run of a workflow on GitHub shows. Elsewhere, these functions do nothing. */

type Annotation = {
  level: 'error' | 'notice';
  title: string;
  message: string;
  /** The place of the problem, if it is in a file. */
  file?: string;
  line?: number;
};

const escape = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escape(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Adds an annotation to the run. The editor shows it, too. */
export function annotate({ level, message, ...properties }: Annotation): void {
  if (!process.env.GITHUB_ACTIONS) return;
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  console.log(`::${level} ${list.join(',')}::${escape(message)}`);
}

/** Adds Markdown to the summary of the run. */
export function addSummary(markdown: string): void {
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${markdown}\n`);
}

/** Sets an output of the step, which the workflow reads. */
export function setOutput(name: string, value: string | boolean): void {
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `${name}=${value}\n`);
}
