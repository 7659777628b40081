import { leavePhotosOut } from './states';
import { expect, routes, test } from './test';

for (const route of [...routes, '/no-such-page']) {
  test(`${route} looks the same without the rest of the style sheet as with it`, async ({
    browser,
    viewport,
  }) => {
    const context = await browser.newContext({
      // As high as the page, so that nothing waits to come near the screen.
      viewport: { width: viewport?.width ?? 0, height: 12_000 },
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const picture = async () => {
      await page.goto(route, { waitUntil: 'networkidle' });
      return page.screenshot();
    };
    await leavePhotosOut(page);
    const own = await picture();

    let sheets = 0;
    page.on('response', (response) => {
      if (response.ok() && response.url().endsWith('.css')) sheets += 1;
    });
    await page.route(`**${route}`, async (request) => {
      const response = await request.fetch();
      await request.fulfill({ response, body: (await response.text()).replace(' disabled=""', '') });
    });
    const whole = await picture();
    expect(sheets).toBe(1);
    expect(own.equals(whole)).toBe(true);
    await context.close();
  });
}
