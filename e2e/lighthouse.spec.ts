import { expect, test } from '@playwright/test';
import { lighthouse } from '../scripts/measure/lighthouse';
import { routes } from './test';

/* What Lighthouse judges without a clock; the times are measured by `npm run measure`. */

for (const route of routes) {
  test(`${route} leaves nothing to say about search engines, good practice and accessibility`, async ({
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const { lhr } = await lighthouse(baseURL + route, {
      onlyCategories: ['seo', 'best-practices', 'accessibility'],
      // Only a report would show it.
      disableFullPageScreenshot: true,
    });
    const lacking = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${lhr.audits[id]?.title}`),
    );
    expect(lacking).toEqual([]);
    expect(Object.values(lhr.categories).map(({ score }) => score)).toEqual([1, 1, 1]);
  });
}
