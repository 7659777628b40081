/** @jest-environment node */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { generatedDirectory } from '@/lib/content/directories';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { prepareFonts } from './subset-fonts';

setUpTemporaryContent();

async function fontSizesFor(text: string) {
  writeFileSync('content/pages.yaml', `title: ${text}\n`);
  mkdirSync('app', { recursive: true });
  writeFileSync('app/fonts.ts', '');
  await prepareFonts();
  return ['figtree', 'fraunces'].map((name) => statSync(`${generatedDirectory}/fonts/${name}.woff2`).size);
}

it('adds the punctuation and letters in use, and removes them when none are left', async () => {
  const plain = await fontSizesFor('Painters');
  const larger = await fontSizesFor('Painters at 20°: ½ × ¾');
  for (const [index, size] of larger.entries()) expect(size).toBeGreaterThan(plain[index] ?? Infinity);
  expect(await fontSizesFor('Painters')).toEqual(plain);
});
