/** @jest-environment node */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { prepareFonts } from './fonts';

setUpTemporaryContent();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

async function fontsFor(text: string) {
  writeFileSync('content/pages.yaml', `# Примечание\ntitle: ${text}\n`);
  await prepareFonts();
  const sizeOf = (name: string) =>
    existsSync(`.cache/fonts/${name}.woff2`) ? readFileSync(`.cache/fonts/${name}.woff2`).length : 0;
  return {
    css: readFileSync('.cache/fonts/extended.css', 'utf8'),
    main: sizeOf('fraunces'),
    extended: sizeOf('fraunces-extended'),
  };
}

it('adds the punctuation and letters in use, and removes them when none are left', async () => {
  const plain = await fontsFor('Painters');
  expect(plain).toMatchObject({ css: '', extended: 0 });
  expect((await fontsFor('Painters at 20°: ½ × ¾')).main).toBeGreaterThan(plain.main);

  // The w has its accent as a second character.
  const welsh = await fontsFor('Painters in y Gwyndŵr and Łódź'.normalize('NFD'));
  expect(welsh.css).toContain("font-family: 'Fraunces Extended'");
  expect(welsh.extended).toBeGreaterThan(500);
  expect(welsh.extended).toBeLessThan(3000);
  expect(console.warn).not.toHaveBeenCalled();

  expect(await fontsFor('Painters')).toEqual(plain);
});

it('names the characters that no font has, but not those in comments', async () => {
  await fontsFor('Παint щ');
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/another font: Π α щ$/));
});
