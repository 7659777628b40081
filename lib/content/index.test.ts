/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getContent, photoIndexFile } from '.';
import { getBasePath } from './site-address';
import { edit, setUpTemporaryContent } from './testing/temporary-content';
import { content } from './testing/test-content';

setUpTemporaryContent();
beforeEach(() => {
  mkdirSync(path.dirname(photoIndexFile), { recursive: true });
  const avifs = [{ url: '/photos/door-1-800.avif', width: 800 }];
  const jpeg = '/photos/door-1-800.jpg';
  const encoded = { width: 800, height: 600, colour: '#123456', avifs, jpeg };
  writeFileSync(photoIndexFile, JSON.stringify({ './photos/door.jpg': encoded }));
  // The files are read at every call.
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
});

it('returns the content of a business without anything that is optional', () => {
  const { business, pages } = getContent();
  expect(business).toEqual({
    ...content.business,
    shortName: 'Ferrers & Daughters',
    phone: { text: '01632 960999', international: '+441632960999' },
    hasTestimonials: true,
  });
  expect(pages.home.photo).toMatchObject({ jpeg: '/photos/door-1-800.jpg', alt: 'A door' });
  expect(pages.about).toEqual({ ...content.pages.about, photo: undefined });
});

it.each([
  [{ SITE_URL: 'https://name.example.com/painting/' }, '/painting'],
  [{ SITE_URL: 'http://localhost:3000' }, ''],
])('with %j, the site and its photos are there', ({ SITE_URL }, basePath) => {
  process.env.SITE_URL = SITE_URL;
  process.env.FORM_ENDPOINT = '/enquiries';
  const { business, gallery } = getContent();
  expect(business.url).toBe(SITE_URL.replace(/\/$/, ''));
  expect(business.formEndpoint).toBe(`${basePath}/enquiries`);
  expect(gallery[0]?.jpeg).toBe(`${basePath}/photos/door-1-800.jpg`);
  expect(gallery[0]?.avifs).toEqual([{ url: `${basePath}/photos/door-1-800.avif`, width: 800 }]);
});

it('says https for a domain, even while the host has no certificate for it', () => {
  process.env.SITE_URL = 'http://www.example.com/painting/';
  expect(getContent().business.url).toBe('https://www.example.com/painting');
});

it('finds the path of the site in content that has mistakes, but not without an address', () => {
  edit('business', 'https://www.example.org', '\u2066https://www.example.org/painting');
  edit('business', 'years: 12', 'years: many\nyears: @');
  rmSync('content/terms.yaml');
  expect(getBasePath()).toBe('/painting');

  edit('business', 'https://www.example.org/painting', 'example');
  expect(() => getBasePath()).toThrow(
    'url in content/business.yaml is "example", which is not a web address',
  );
});

it.each([
  ['SITE_URL', 'example.com', 'is not a web address'],
  ['SITE_URL', 'https://www.example.com//painting', 'may have only folders after the domain'],
  ['FORM_ENDPOINT', 'example.com', 'is not a web address'],
  ['FORM_ENDPOINT', '//forms.example.com/enquiries', 'is not a web address'],
])('refuses the %s "%s", which %s', (setting, address, problem) => {
  process.env[setting] = address;
  expect(() => getContent()).toThrow(`${setting} is "${address}", which ${problem}`);
});
