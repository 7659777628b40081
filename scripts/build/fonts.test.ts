/** @jest-environment node */
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { prepareFonts } from './fonts';

setUpTemporaryContent();

async function fontSizesFor(text: string) {
  writeFileSync('content/pages.yaml', `title: ${text}\n`);
  await prepareFonts();
  return readdirSync('.cache/fonts').map((file) => statSync(`.cache/fonts/${file}`).size);
}

it('adds the punctuation and letters in use, and removes them when none are left', async () => {
  const plain = await fontSizesFor('Painters');
  expect(plain).toHaveLength(2);
  const larger = await fontSizesFor('Painters at 20°: ½ × ¾');
  for (const [index, size] of larger.entries()) expect(size).toBeGreaterThan(plain[index] ?? Infinity);
  expect(await fontSizesFor('Painters')).toEqual(plain);
});
