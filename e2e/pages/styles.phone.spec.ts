import { stubPhotos } from '../support/states';
import { expect, test } from '../support/test';

test('pages look the same with the styles in them as with the whole stylesheet', async ({
  browser,
  viewport,
}) => {
  for (const route of ['/', '/gallery', '/terms']) {
    const context = await browser.newContext({
      viewport,
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const takeScreenshot = async () => {
      await page.goto(route, { waitUntil: 'networkidle' });
      return page.screenshot({ fullPage: true });
    };
    await stubPhotos(page);
    const withOwnStyles = await takeScreenshot();

    let stylesheets = 0;
    page.on('response', (response) => {
      if (response.ok() && response.url().endsWith('.css')) stylesheets += 1;
    });
    // Enables the link.
    await page.route(`**${route}`, async (request) => {
      const response = await request.fetch();
      await request.fulfill({ response, body: (await response.text()).replace(' disabled=""', '') });
    });
    const withStylesheet = await takeScreenshot();
    expect(stylesheets).toBe(1);
    expect(withOwnStyles.equals(withStylesheet)).toBe(true);
    await context.close();
  }
});
