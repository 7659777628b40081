import { loadEnvConfig } from '@next/env';
import { errorMessage } from '@/lib/error-message';

/**
 * Runs a command of `package.json` with the variables of .env files, as in `next build`. Prints an error,
 * with the stack trace if it is a bug such as a `TypeError`, and exits with status 1.
 */
export function runCommand(command: () => unknown): void {
  loadEnvConfig(process.cwd());
  Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      const isBug = [TypeError, ReferenceError, RangeError].some((type) => error instanceof type);
      console.error('\n', isBug ? error : errorMessage(error));
      process.exit(1);
    });
}
