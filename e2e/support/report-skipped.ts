import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints at the end why tests were skipped. On GitHub, it also adds a warning to the run. */
export default class SkippedReporter implements Reporter {
  private readonly counts = new Map<string, number>();

  onTestEnd(_: TestCase, { status, annotations }: TestResult) {
    if (status !== 'skipped') return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'for no stated reason';
    this.counts.set(reason, (this.counts.get(reason) ?? 0) + 1);
  }

  onEnd() {
    if (this.counts.size === 0) return;
    const lines = [...this.counts].map(([reason, count]) => `  ${count} × ${reason}`);
    const message = `Skipped tests:\n${lines.join('\n')}`;
    console.log(message);
    if (process.env.GITHUB_ACTIONS) console.log(`::warning::${message.replaceAll('\n', '%0A')}`);
  }
}
