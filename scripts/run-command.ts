import { loadEnvConfig } from '@next/env';
import { errorMessage } from '@/lib/error-message';
import { reportError } from '@/lib/github-actions';

/**
 * Runs a command of `package.json` with the variables of .env files, as `next build` has them. An error is
 * printed, and the process exits with status 1. A bug, such as a `TypeError`, is printed with its stack
 * trace.
 */
export function runCommand(command: () => unknown): void {
  loadEnvConfig(process.cwd());
  Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      const isBug = [TypeError, ReferenceError, RangeError].some((type) => error instanceof type);
      console.error('\n', isBug ? error : errorMessage(error));
      reportError(error);
      process.exit(1);
    });
}
