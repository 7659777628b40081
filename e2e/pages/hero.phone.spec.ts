import { expect, open, test } from '../support/test';

test('the hero links to the telephone and to the form', async ({ page, content }) => {
  await open(page, '/');
  const { heading, callButton, quoteButton } = content.pages.home;
  const hero = page.getByRole('region', { name: heading });
  await expect(hero.getByRole('link', { name: callButton })).toHaveAttribute('href', 'tel:+442920180042');
  await hero.getByRole('link', { name: quoteButton }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
});

test('only the photo of the hero loads eagerly, with high priority', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('img[loading="eager"]')).toHaveCount(1);
  const hero = page.locator('img[fetchpriority="high"]');
  await expect(hero).toHaveCount(1);
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/wide.*\.avif$/);
});
