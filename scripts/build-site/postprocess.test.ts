/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { postprocess } from './postprocess';

setUpTemporaryContent();

const site = { basePath: '', formEndpoint: '/enquiries' };

/** The page of Next's export, in a directory of its own. */
function writeExport(body: string) {
  mkdirSync('export/_next', { recursive: true });
  writeFileSync('export/_next/styles.css', '');
  const head = '<meta charset="utf-8"><link rel="stylesheet" href="/_next/styles.css">';
  writeFileSync('export/page.html', `<html><head>${head}</head><body>${body}</body></html>`);
}

it("leaves the owner's own files in public/ as they are, and Next's out", async () => {
  writeExport('<script src="/_next/static/next.js"></script><script>self.__next_f.push([1])</script>');
  mkdirSync('public');
  for (const directory of ['export', 'public']) {
    writeFileSync(`${directory}/google1f2e3d.html`, 'google-site-verification: google1f2e3d.html');
    writeFileSync(`${directory}/ads.txt`, 'none');
  }
  for (const file of ['_next/next.js', 'page.txt', 'robots.txt']) writeFileSync(`export/${file}`, '');
  await postprocess('export', 'out', site);
  expect(readFileSync('out/google1f2e3d.html', 'utf8')).toBe('google-site-verification: google1f2e3d.html');
  expect(readFileSync('out/ads.txt', 'utf8')).toBe('none');
  for (const file of ['_next/next.js', 'page.txt']) expect(existsSync(`out/${file}`)).toBe(false);
  expect(existsSync('out/robots.txt')).toBe(true);
  expect(readFileSync('out/page.html', 'utf8')).not.toContain('next.js');
});

it('accepts an address with what looks like an id of useId', async () => {
  writeExport('<div data-island="form" data-props="{}"><form action="/f/_R_1_"></form></div>');
  await expect(postprocess('export', 'out', site)).resolves.toBeDefined();
});

it.each([
  [
    "a page that waits for Next's scripts",
    '<template id="B:0"></template>',
    "page.html: A part of it waits for Next's scripts.",
  ],
  ['an island with an id of useId', '<div data-island="form"><p id="_R_1_"></p></div>', 'useId'],
  ['an inline script', '<script>alert(1)</script>', 'would be left out: <script>alert(1)</script>'],
  [
    'a script of another site',
    '<script src="https://chat.example"></script>',
    'would be left out: <script src=',
  ],
])('stops at %s', async (_what, body, message) => {
  writeExport(body);
  await expect(postprocess('export', 'out', site)).rejects.toThrow(message);
});
