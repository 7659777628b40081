/** @jest-environment node */
import { rmSync } from 'node:fs';
import { getContent } from '.';
import { getBasePath } from './site-address';
import { append, edit, setUpTemporaryContent, writePhotoIndex } from './testing/temporary-content';

setUpTemporaryContent();

it('puts the folder of SITE_URL before the photos, the logo and the local form service', () => {
  writePhotoIndex();
  const variables = { SITE_URL: 'https://name.example.com/painting/', FORM_ENDPOINT: '/enquiries' };
  jest.replaceProperty(process, 'env', { ...process.env, ...variables });
  append('business', 'logo: /logo.svg');
  const { business, gallery } = getContent();
  expect(business).toMatchObject({ formEndpoint: '/painting/enquiries', logo: '/painting/logo.svg' });
  expect(gallery[0]).toMatchObject({ jpeg: '/painting/photos/a-1.jpg' });
});

it('links to a photo by its file, whatever is before it', () => {
  writePhotoIndex();
  const [first] = getContent().gallery;
  edit('gallery', /^/, '- file: ./photos/new.jpg\n  alt: New\n');
  writePhotoIndex();
  expect(getContent().gallery[1]?.id).toBe(first?.id);
  expect(getContent().gallery[0]?.id).toBe('new-jpg');
});

it('gives a service the first photo of the gallery that shows it, and none to others', () => {
  edit('gallery', /alt: A front door/, 'alt: A front door\n  service: Wallpapering');
  edit('gallery', /alt: A living room.*/, 'alt: A living room\n  service: Wallpapering');
  // A service that the owner has renamed since.
  edit('gallery', /alt: A staircase.*/, 'alt: A staircase\n  service: Staircases');
  writePhotoIndex();
  const shown = getContent().services.filter(({ photo }) => photo);
  expect(shown.map(({ title, photo }) => [title, photo?.alt])).toEqual([['Wallpapering', 'A front door']]);
});

it('finds the path of the site in content that has mistakes, and none without an address', () => {
  edit('business', /url: .*/, 'url: \u2066https://www.example.org/painting');
  edit('business', /owner: .*/, 'owner: 12\nowner: @');
  rmSync('content/terms.yaml');
  expect(getBasePath()).toBe('/painting');

  edit('business', /url: .*/, 'url: example');
  expect(getBasePath()).toBe('');
});
