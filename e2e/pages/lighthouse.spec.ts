import { expect, test } from '@playwright/test';
import { lighthouse } from '@/scripts/lib/lighthouse';

/* Audits that do not depend on timing, on the page with the most in it. `npm run measure` covers performance. */

test('the home page has full scores for SEO, best practices and accessibility', async ({ baseURL }) => {
  test.setTimeout(90_000);
  const { lhr } = await lighthouse(`${baseURL}/`, {
    onlyCategories: ['seo', 'best-practices', 'accessibility'],
    disableFullPageScreenshot: true,
  });
  const failedAudits = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${lhr.audits[id]?.title}`),
  );
  expect(failedAudits).toEqual([]);
  expect(Object.values(lhr.categories).map(({ score }) => score)).toEqual([1, 1, 1]);
});
