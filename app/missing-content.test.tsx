/** @jest-environment node */
import { text } from 'node:stream/consumers';
import { load } from 'cheerio';
import { prerenderToNodeStream } from 'react-dom/static';
import { edit, setUpTemporaryContent, write, writePhotoIndex } from '@/lib/content/testing/temporary-content';
import RootLayout from './layout';
import HomePage from './page';
import sitemap from './sitemap';
import TestimonialsPage from './testimonials/page';

setUpTemporaryContent();

it('what a business does not have takes no room, and without testimonials there is no page for them', async () => {
  for (const file of ['gallery', 'services'] as const) edit(file, /\n- [^]*/, '');
  edit('business', /banner:\n.*\n/, '');
  write('testimonials', '');
  writePhotoIndex();
  const page = RootLayout({ children: <HomePage />, params: Promise.resolve({}) });
  const $ = load(await text((await prerenderToNodeStream(page)).prelude));
  const words = /testimonials|reviews?|follow us|whatsapp|photos|map|no\. 1|undefined/gi;
  expect($('body').text().match(words)).toBeNull();
  // Hero, About, services and contact.
  expect($('main > section')).toHaveLength(4);
  expect(TestimonialsPage).toThrow('404');
  expect(sitemap().filter(({ url }) => url.includes('testimonials'))).toEqual([]);
});
