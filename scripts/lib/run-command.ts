import { reasonOf } from './reason-of';

/** Runs a command of `package.json`. An error is printed without its stack trace, and the process exits with status 1. */
export function runCommand(command: () => unknown): void {
  Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      console.error(`\n${reasonOf(error)}`);
      process.exit(1);
    });
}
