/**
 * Prints how far a task is: at its start, and every five seconds.
 *
 * @param label what is being done
 * @param total the number of steps
 * @returns a function to call after each step
 */
export function showProgress(label: string, total: number): () => void {
  let done = 0;
  let printed = 0;
  const print = () => {
    if (Date.now() - printed < 5000) return;
    printed = Date.now();
    console.log(`${label}: ${done} of ${total}`);
  };
  print();
  return () => {
    done += 1;
    print();
  };
}
