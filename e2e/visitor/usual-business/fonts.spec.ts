import { expect, test } from '../../support/test';

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
  // Text is shown in another font until they have loaded.
  const displays = await page.evaluate(() =>
    [...document.fonts].filter(({ family }) => !family.includes('Fallback')).map(({ display }) => display),
  );
  expect([...new Set(displays)]).toEqual(['swap']);

  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => (element.textContent = '“Façade” & ‘½ £’ – © é…\u00a0è'));
  await waitForFonts();
  expect(fonts.splice(0).sort()).toEqual(['figtree', 'fraunces', 'fraunces-latin-wght-normal']);

  await heading.evaluate((element) => (element.textContent = 'Smørrebrød 5 ° ß Ŵyn'));
  await waitForFonts();
  expect(fonts).toEqual(['fraunces-latin-ext-wght-normal']);
});
