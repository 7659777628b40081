import { expect, test } from '../support/test';

test.use({ allowedErrors: /The paint has run out|Minified React error/ });

test('when the layout fails to render, an error page shows the reason and ways to continue', async ({
  page,
}) => {
  // The footer calls it to show the year.
  await page.addInitScript(() => {
    Date.prototype.getFullYear = () => {
      throw new Error('The paint has run out.');
    };
  });
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('The paint has run out.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCSS(
    'background-color',
    'rgb(35, 72, 61)',
  );
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});
