import { ContentError } from '@/lib/content/content-error';
import { addSummary, annotate, annotateProblems } from '../github/github-actions';

/**
 * Runs a command of `package.json`. An error is printed, and the process exits with status 1. A bug, such as a `TypeError`, is
 * printed with its stack trace. On GitHub, the error is in the summary of the run and in its annotations, where an owner finds it.
 */
export function runCommand(command: () => unknown): void {
  Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      const isBug = [TypeError, ReferenceError, RangeError].some((type) => error instanceof type);
      console.error('\n', isBug ? error : errorMessage(error));
      addSummary(`\`\`\`text\n${errorMessage(error)}\n\`\`\``);
      if (error instanceof ContentError) {
        annotateProblems('error', 'Mistake in the content', error.problems);
      } else {
        annotate({ level: 'error', title: 'Error', message: errorMessage(error) });
      }
      process.exit(1);
    });
}

/** Returns the message of anything that was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
