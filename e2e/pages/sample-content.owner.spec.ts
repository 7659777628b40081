import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hashOf } from '@/scripts/owner/launch-check/leftovers';
import sampleTexts from '@/scripts/owner/launch-check/sample-texts.json';
import { expect, test } from '../support/test';

/*
 * What the specification asks of the sample content. Each test is skipped when its file has been edited: the content of a
 * business is its own. After a correction of the sample, write the new hash of the file here, and the hashes of its texts into
 * scripts/owner/launch-check/sample-texts.json.
 */

const sampleFiles = {
  business: '60432863dd8a009b',
  services: 'f2a97fe24d911843',
  testimonials: '11eafd826a6b0194',
  gallery: '3871835f79e6365a',
  terms: '98da94783a87e53f',
  pages: '99723136d0416cf8',
};

function skipUnlessSample(name: keyof typeof sampleFiles) {
  // Git may have changed the line endings.
  const text = readFileSync(`content/${name}.yaml`, 'utf8').replaceAll('\r\n', '\n');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  test.skip(hash !== sampleFiles[name], `content/${name}.yaml is not the sample any more (${hash})`);
}

test('the business has a number, an email address, two social pages, three areas and three claims', ({
  content,
}) => {
  skipUnlessSample('business');
  const { phone, email, social, areas, years, claims, banner } = content.business;
  expect(phone).toMatch(/^01632 96/);
  expect(email).toMatch(/@example\.com$/);
  expect(social?.map(({ name }) => name)).toEqual(['Facebook', 'Instagram']);
  expect(areas).toEqual(['Norwich', 'Norfolk', 'Surrounding areas']);
  expect(years).toBe(35);
  expect(claims.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
    '35+ Years Experience',
    '100% Satisfaction',
    'Free Quotations',
  ]);
  expect(banner).toEqual(['35+ years of experience', 'Free quotations available']);
});

test('there are six services', ({ content }) => {
  skipUnlessSample('services');
  expect(content.services.map(({ title }) => title)).toEqual([
    'Interior Painting',
    'Exterior Painting',
    'Wallpapering',
    'Damp Repair & Skimming Walls',
    'Furniture Painting',
    'Decorative Finishes',
  ]);
});

test('there are eight testimonials of five stars', ({ content }) => {
  skipUnlessSample('testimonials');
  expect(content.testimonials.map(({ rating }) => rating)).toEqual(Array(8).fill(5));
});

test('there are 37 photos, each with its own description', ({ content }) => {
  skipUnlessSample('gallery');
  expect(new Set(content.gallery.map(({ alt }) => alt)).size).toBe(37);
});

test('there are five terms', ({ content }) => {
  skipUnlessSample('terms');
  const words = ['deposit is payable on booking', 'weekly', '14 days', 'whole deposit', 'start date'];
  expect(content.terms).toHaveLength(words.length);
  for (const [position, word] of words.entries()) expect(content.terms[position]?.text).toContain(word);
});

test('the pages have the headings and buttons that visitors are promised', ({ content }) => {
  skipUnlessSample('pages');
  const { home, about, services, gallery, testimonials, contact, terms } = content.pages;
  expect(`${home.heading} ${home.headingPlace}`).toBe('Professional Painting & Decorating in Norwich');
  expect(home.intro).toContain('Transforming homes and businesses across Norfolk');
  expect([home.callButton, home.quoteButton]).toEqual(['Call', 'Get Free Quote']);
  expect([about, services, gallery, testimonials, contact, terms].map(({ heading }) => heading)).toEqual([
    'About Us',
    'Our Services',
    'Our Gallery',
    'Client Testimonials',
    'Get In Touch',
    'Terms & Conditions',
  ]);
});

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
