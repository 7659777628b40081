import { expect, test } from '../support/test';

test.use({ allowedErrors: /not a valid name|Minified React error/ });

test('when the layout fails to render, an error page shows the reason and ways to continue', async ({
  page,
}) => {
  // The scripts render what the page data describes: here, an element that no browser can create.
  await page.route('**/_next/static/page-data/*.js', async (route) => {
    const response = await route.fetch();
    const pageData = await response.text();
    expect(pageData).toContain('\\"main\\",null');
    await route.fulfill({ response, body: pageData.replaceAll('\\"main\\",null', '\\"not a tag\\",null') });
  });
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('is not a valid name')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCSS(
    'background-color',
    'rgb(35, 72, 61)',
  );
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});
