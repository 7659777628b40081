import { execFileSync } from 'node:child_process';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('services, reviews and photos leave no hole in a row, whatever their number', async ({ page }) => {
  const command = ['--import', 'tsx', 'e2e/support/render-grids.tsx'];
  const grids: { name: string; html: string }[] = JSON.parse(
    execFileSync(process.execPath, command, { encoding: 'utf8' }),
  );
  await page.goto('/terms');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const holes = await page.getByRole('main').evaluate((main, grids) => {
      const boxOf = (element: Element) => element.getBoundingClientRect();
      return grids.flatMap(({ name, html }) => {
        main.innerHTML = html;
        // The invitation is beside the list, as one of its items.
        const invitation = main.querySelector('a[href="/contact"]')?.parentElement;
        const [grid] = main.querySelectorAll('ul:not(.contents), :has(> ul.contents)');
        const items = [...main.querySelectorAll('li'), ...(invitation ? [invitation] : [])]
          .filter((item) => item.checkVisibility())
          .map(boxOf);
        const ends = items.map(({ top }) =>
          Math.max(...items.filter((other) => other.top === top).map(({ right }) => right)),
        );
        const isFull = grid && ends.every((end) => Math.abs(end - boxOf(grid).right) < 1);
        return isFull ? [] : name;
      });
    }, grids);
    expect.soft(holes, `at ${width} px`).toEqual([]);
  }
});
