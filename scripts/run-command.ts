/** Runs a command of this folder; a failure is told in its own words, without a stack, and ends with status 1. */
export function runCommand(command: () => Promise<unknown>): void {
  command().catch((error: unknown) => {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });
}
