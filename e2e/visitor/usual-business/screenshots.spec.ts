import { expectScreenshots, setUpScreenshots } from '../../support/screenshots';
import { stubPhotos } from '../../support/states';
import { test } from '../../support/test';

setUpScreenshots();

test('the home page and the reviews match their screenshots', async ({ page }) => {
  await stubPhotos(page);
  await page.goto('./');
  await expectScreenshots(page, 'home', [390, 1280]);
  await page.goto('./testimonials');
  await expectScreenshots(page, 'testimonials', [768]);
});
