import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hashOf } from '@/scripts/owner/launch-check/leftovers';
import sampleTexts from '@/scripts/owner/launch-check/sample-texts.json';
import { expect, test } from '../support/test';

/*
 * Tests of the sample content, each skipped when its files have been edited. After a correction of the sample, write the new hash of
 * the file here, and the hashes of its texts into scripts/owner/launch-check/sample-texts.json.
 */

const sampleFiles = {
  business: '60432863dd8a009b',
  services: 'f2a97fe24d911843',
  testimonials: '11eafd826a6b0194',
  terms: '98da94783a87e53f',
  pages: '99723136d0416cf8',
};

function skipUnlessSample(name: keyof typeof sampleFiles) {
  // Git may have changed the line endings.
  const text = readFileSync(`content/${name}.yaml`, 'utf8').replaceAll('\r\n', '\n');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  test.skip(hash !== sampleFiles[name], `content/${name}.yaml is not the sample any more (${hash})`);
}

test('launch-check recognises the texts of the sample', ({ content }) => {
  for (const name of ['services', 'terms', 'pages'] as const) skipUnlessSample(name);
  const { services, terms, pages } = content;
  const texts = [
    ...services.map(({ description }) => description),
    ...terms.map(({ text }) => text),
    ...Object.values(pages).flatMap((page) => ('description' in page ? [page.description] : [])),
  ];
  expect(texts.filter((text) => !sampleTexts.includes(hashOf(text)))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the home page is at most 7,500 px high', async ({ page }) => {
    for (const name of ['business', 'services', 'testimonials', 'pages'] as const) skipUnlessSample(name);
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7_500);
  });
});
