import { appendFileSync } from 'node:fs';
import { reasonOf } from './reason-of';

/**
 * Runs a command of `package.json`. An error is printed, and the process exits with status 1. A mistake in the program itself, such
 * as a `TypeError`, is printed with its place. On GitHub, the error is in the summary of the run, where an owner finds it.
 */
export function runCommand(command: () => unknown): void {
  Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      const isMistake = [TypeError, ReferenceError, RangeError].some((type) => error instanceof type);
      console.error('\n', isMistake ? error : reasonOf(error));
      const { GITHUB_STEP_SUMMARY } = process.env;
      if (GITHUB_STEP_SUMMARY)
        appendFileSync(GITHUB_STEP_SUMMARY, `\`\`\`text\n${reasonOf(error)}\n\`\`\`\n`);
      process.exit(1);
    });
}
