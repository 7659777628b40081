import { expectPhotosInPrint } from '../../support/print';
import { expect, missingPage, open, routes, test } from '../../support/test';
import { findLayoutProblems } from '../../support/text-layout';

for (const route of [...routes, missingPage]) {
  test(
    `${route} shows all its content at any width`,
    { tag: '@every-engine' },
    async ({ page, browserName, siteRoutes }) => {
      // A business without reviews has no page for them.
      if (route !== missingPage && !siteRoutes.includes(route)) return;
      await open(page, `.${route}`);
      // Between engines, only the widths of words differ.
      const widths = browserName === 'chromium' ? [320, 390, 768, 1024, 1280, 1920] : [320, 1280];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await findLayoutProblems(page), `at ${width} px`).toEqual([]);
      }
      if (browserName === 'webkit') await expectPhotosInPrint(page);
    },
  );
}
