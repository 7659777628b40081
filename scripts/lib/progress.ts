/**
 * Prints every five seconds how far a task is.
 *
 * @param label what is being done
 * @param total the number of steps
 * @returns a function to call after each step
 */
export function showProgress(label: string, total: number): () => void {
  let done = 0;
  let printed = Date.now();
  return () => {
    done += 1;
    if (Date.now() - printed < 5000) return;
    printed = Date.now();
    console.log(`${label}: ${done} of ${total}`);
  };
}
