/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getContent } from '.';
import { photoIndexFile } from '../photos/photo-index';
import { getBasePath } from './site-address';
import { edit, setUpTemporaryContent } from './testing/temporary-content';
import { content } from './testing/test-content';

setUpTemporaryContent();
beforeEach(() => {
  mkdirSync(path.dirname(photoIndexFile), { recursive: true });
  const avifs = [{ url: '/photos/door-1-800.avif', width: 800 }];
  const jpegs = { jpeg: '/photos/door-1-1200.jpg', smallJpeg: '/photos/door-1-800.jpg' };
  const encoded = { width: 1200, height: 900, colour: '#123456', avifs, ...jpegs };
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
  });
  expect(pages.home.photo).toMatchObject({ jpeg: '/photos/door-1-1200.jpg', alt: 'A door' });
  expect(pages.about).toEqual({ ...content.pages.about, photo: undefined });
});

it('puts the folder of SITE_URL before photos, the logo and the local form service', () => {
  process.env.SITE_URL = 'https://name.example.com/painting/';
  process.env.FORM_ENDPOINT = '/enquiries';
  edit('business', 'owner: Una Owner', 'owner: Una Owner\nlogo: /logo.svg');
  const { business, gallery } = getContent();
  expect(business).toMatchObject({
    url: 'https://name.example.com/painting',
    formEndpoint: '/painting/enquiries',
    logo: '/painting/logo.svg',
  });
  expect(gallery[0]).toMatchObject({
    jpeg: '/painting/photos/door-1-1200.jpg',
    avifs: [{ url: '/painting/photos/door-1-800.avif', width: 800 }],
    smallJpeg: '/painting/photos/door-1-800.jpg',
  });
});

it('finds the path of the site in content that has mistakes, but not without an address', () => {
  edit('business', 'https://www.example.org', '\u2066https://www.example.org/painting');
  edit('business', 'owner: Una Owner', 'owner: 12\nowner: @');
  rmSync('content/terms.yaml');
  expect(getBasePath()).toBe('/painting');

  edit('business', 'https://www.example.org/painting', 'example');
  expect(() => getBasePath()).toThrow(
    'url in content/business.yaml is "example", which is not a web address',
  );
});
