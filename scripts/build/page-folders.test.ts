/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addPageFolders } from './page-folders';

it("keeps the owner's own redirects, and gives the 404 page and the home page no second address", async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const file of [
    'index.html',
    '404.html',
    'terms.html',
    'terms.html.br',
    'robots.txt',
    'robots.txt.br',
  ]) {
    writeFileSync(path.join(site, file), file);
  }
  writeFileSync(path.join(site, '_redirects'), '/our-work /gallery 301');
  await addPageFolders(site, '/painting');
  expect(readFileSync(path.join(site, '_redirects'), 'utf8')).toBe(
    '/our-work /gallery 301\n/painting/terms/ /painting/terms 301',
  );
  expect(readdirSync(path.join(site, 'terms'))).toEqual(['index.html', 'index.html.br']);
  expect(readdirSync(site)).toHaveLength(8);
  rmSync(site, { recursive: true });
});
