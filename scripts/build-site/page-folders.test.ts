/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { listFiles } from '../utils/files';
import { addPageFolders } from './page-folders';

setUpTemporaryContent();

it("keeps the owner's own redirects, and gives the 404 page and the home page no second address", async () => {
  const files = ['index.html', '404.html', 'terms.html', 'robots.txt'];
  mkdirSync('out/terms', { recursive: true });
  writeFileSync('out/terms/deposits.html', '');
  for (const file of files) writeFileSync(`out/${file}`, file);
  writeFileSync('out/_redirects', '/our-work /gallery 301');
  await addPageFolders('out', '/painting');
  expect(readFileSync('out/_redirects', 'utf8')).toBe(
    '/our-work /gallery 301\n/painting/terms/ /painting/terms 301\n/painting/terms/deposits/ /painting/terms/deposits 301',
  );
  expect(listFiles('out/terms')).toEqual(['deposits.html', 'deposits/index.html', 'index.html']);
  expect(readdirSync('out').sort()).toEqual([...files, '_redirects', 'terms'].sort());
});
