/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareFonts } from './fonts';

const project = process.cwd();
let folder: string;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  process.chdir(folder);
  mkdirSync('content');
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

async function fontsFor(text: string) {
  writeFileSync('content/pages.yaml', text);
  await prepareFonts();
  const read = (file: string) => readFileSync(path.join('.cache/fonts', file));
  return { css: read('extended.css').toString(), figtree: read('figtree.woff2').toString('base64') };
}
const hasExtendedFiles = () =>
  ['figtree', 'fraunces'].map((name) => existsSync(`.cache/fonts/${name}-extended.woff2`));

it('writes one file per font as long as it has all the letters', async () => {
  const plain = await fontsFor('title: Painters\n');
  expect(plain.css).toBe('');
  expect(hasExtendedFiles()).toEqual([false, false]);
  expect(console.warn).not.toHaveBeenCalled();
});

it('writes the extended letters in use to a second file, and removes it when none are left', async () => {
  const plain = await fontsFor('title: Painters\n');
  // The w has its accent as a second character.
  const welsh = await fontsFor('title: Painters in y Gwyndŵr and Łódź\n'.normalize('NFD'));
  expect(hasExtendedFiles()).toEqual([true, true]);
  expect(welsh.css).toContain("font-family: 'Fraunces Extended'");
  expect(welsh.css).toContain('unicode-range: U+175, U+141, U+17a;');
  expect(readFileSync('.cache/fonts/fraunces-extended.woff2').length).toBeLessThan(3000);
  expect(console.warn).not.toHaveBeenCalled();

  expect(await fontsFor('title: Painters\n')).toEqual(plain);
  expect(hasExtendedFiles()).toEqual([false, false]);
});

it('names the letters that no font has, but not those in comments', async () => {
  await fontsFor('# Примечание\ntitle: Παint щ\n');
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringMatching(/another font: Π \(in content\/pages\.yaml\), α .*, щ /),
  );
});
