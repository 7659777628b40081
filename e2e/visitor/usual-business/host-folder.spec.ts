import { fillIn, sendButton, thankYou } from '../../support/fill-enquiry';
import { expect, followLink, open, test, waitForHydration } from '../../support/test';

test('links and the form work in a folder of the host', async ({ page, formEndpoint }) => {
  await page.route(formEndpoint, (route) => route.fulfill({ json: {} }));
  await open(page, './');
  await followLink(page, 'Gallery');
  await expect(page).toHaveURL('./gallery');
  await page.goto('./contact');
  await waitForHydration(page);
  await fillIn(page);
  // Another site on this host must not find the draft.
  const { pathname } = new URL('.', page.url());
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(key).toContain(pathname.slice(0, -1));
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
});
