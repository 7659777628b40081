import { expect, test } from '../support/test';

test('a page loads the rest of a font only for characters that need it, and shows them in it', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url().replace(/.*\/|\..*/g, ''));
  });
  const waitForFonts = () => page.evaluate(() => document.fonts.ready);
  await page.goto('./');
  await waitForFonts();
  expect(fonts.sort()).toEqual(['figtree', 'fraunces']);
  // Text in another font, not none, until they have loaded.
  const displays = await page.evaluate(() =>
    [...document.fonts].map(({ family, display }) => `${family}: ${display}`),
  );
  expect(displays.filter((font) => !/swap|Fallback/.test(font))).toEqual([]);

  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => (element.textContent = '“Façade” & ‘½ £’ – © é…\u00a0è'));
  await waitForFonts();
  expect(fonts.splice(0).sort()).toEqual(['figtree', 'fraunces', 'fraunces-latin-wght-normal']);

  await heading.evaluate((element) => (element.textContent = 'Smørrebrød 5 ° ß Ŵyn'));
  await waitForFonts();
  expect(fonts).toEqual(['fraunces-latin-ext-wght-normal']);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const shown = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(
    shown.fonts.every(({ isCustomFont, familyName }) => isCustomFont && /^Fraunces/.test(familyName)),
  ).toBe(true);
});
