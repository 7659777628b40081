import { reasonOf } from './reason-of';

/**
 * Runs a command of `package.json`. An error is printed, and the process exits with status 1. A mistake in the program itself, such
 * as a `TypeError`, is printed with its place.
 */
export function runCommand(command: () => unknown): void {
  Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      const isMistake = [TypeError, ReferenceError, RangeError].some((type) => error instanceof type);
      console.error('\n', isMistake ? error : reasonOf(error));
      process.exit(1);
    });
}
