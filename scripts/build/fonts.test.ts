/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { prepareFonts } from './fonts';

setUpTemporaryContent();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

async function fontSizesFor(text: string) {
  writeFileSync('content/pages.yaml', `# Примечание\ntitle: ${text}\n`);
  await prepareFonts();
  return ['fraunces', 'figtree'].map((name) => readFileSync(`.cache/fonts/${name}.woff2`).length);
}

it('adds the punctuation and letters in use, and removes them when none are left', async () => {
  const plain = await fontSizesFor('Painters');
  const [fraunces = 0, figtree = 0] = await fontSizesFor('Painters at 20°: ½ × ¾');
  expect(fraunces).toBeGreaterThan(plain[0] ?? Infinity);
  expect(figtree).toBeGreaterThan(plain[1] ?? Infinity);
  expect(await fontSizesFor('Painters')).toEqual(plain);
});

it('names the characters that no font has, but not those in comments', async () => {
  await fontSizesFor('Παint щ');
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/another font: Π α щ$/));
});
