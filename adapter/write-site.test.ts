/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '@/lib/content/read';
import {
  append,
  replacePlaceholders,
  setUpTemporaryContent,
  write as writeContent,
  writePhotoIndex,
} from '@/lib/content/testing/temporary-content';
import { listFiles } from '@/lib/files';
import { pageLinks } from '@/lib/navigation';
import { buildEditor } from './build-editor';
import { writeSite } from './write-site';

jest.mock('./build-editor');

const configuration = readFileSync('public/.htaccess', 'utf8');
const exported = '.next/export';
setUpTemporaryContent();

function write(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const pages = ['404', ...pageLinks.map(({ href }) => href.slice(1) || 'index')];

/** Writes what Next and the encoder leave: empty pages, and photos of which the content has one. */
beforeEach(() => {
  for (const level of ['log', 'warn'] as const) jest.spyOn(console, level).mockImplementation();
  for (const name of ['a', 'other']) write(`${exported}/photos/${name}-1.jpg`, '');
  // GitHub runs these tests, too.
  jest.replaceProperty(process, 'env', { ...process.env, GITHUB_REPOSITORY: '' });
  writePhotoIndex();
  write(`${exported}/_next/static/styles.css`, '');
  for (const directory of ['.next/server/app', 'app', 'components'])
    mkdirSync(directory, { recursive: true });
  writePublic('.htaccess', configuration);
  for (const page of pages) writePage(page, '');
});

const head =
  '<head><meta charset="utf-8"><link rel="stylesheet" href="/painting/_next/static/styles.css"></head>';
const writePage = (name: string, body: string) =>
  write(`${exported}/${name}.html`, `<html>${head}<body>${body}</body></html>`);

/** Writes a file in `public`, which Next copies. */
function writePublic(file: string, text: string) {
  for (const directory of ['public', exported]) write(`${directory}/${file}`, text);
}

const read = (file: string) => readFileSync(`out/${file}`, 'utf8');
/** Writes the site as `next build` does. */
const writeOut = () => {
  const { files, sample } = readContent('content');
  if (!files) throw new Error('The content has problems.');
  return writeSite({
    content: { files, sample },
    exported,
    nextDirectory: '.next',
    basePath: '/painting',
    projectPath: '',
    directory: 'out',
    isPreview: false,
  });
};

it("writes pages in two places, the files of public/ as they are, and nothing else of Next's", async () => {
  const script = '<script src="/_next/static/next.js"></script><script>self.__next_f.push([1])</script>';
  // The action looks like an id of useId.
  const form = '<div data-island="form"><form method="post" action="https://example.com/_R_/a"></form></div>';
  writePage('terms', `${form}${script}`);
  for (const file of ['_next/next.js', '__next.terms/__PAGE__.txt', 'terms.txt', 'robots.txt', 'llms.txt'])
    write(`${exported}/${file}`, '');
  // Next's export of a page that has called `notFound()`.
  writeContent('testimonials', '');
  write(`${exported}/testimonials.html`, '<html id="__next_error__"></html>');
  writePublic('.htaccess', 'ErrorDocument 404 /our-404.html');
  writePublic('ads.txt', 'none');
  for (const file of ['.DS_Store', '._ads.txt']) writePublic(file, 'Of macOS');
  writePublic('google1f.html', 'google-site-verification: google1f.html');
  await writeOut();

  const files = listFiles('out').filter((file) => !/^_next\/static\/[\w-]+\.js$/.test(file));
  expect(files).toEqual([
    ...['.htaccess', '404.html', 'ads.txt', 'contact.html', 'contact/index.html', 'gallery.html'],
    ...['gallery/index.html', 'google1f.html', 'index.html', 'llms.txt', 'photos/a-1.jpg', 'robots.txt'],
    ...['services.html', 'services/index.html', 'terms.html', 'terms/index.html'],
  ]);
  expect(read('.htaccess')).toBe('ErrorDocument 404 /our-404.html');
  expect(read('google1f.html')).toBe('google-site-verification: google1f.html');
  expect(read('terms/index.html')).toBe(read('terms.html'));
  expect(read('terms.html')).not.toMatch(/next\.js|__next_f/);
  expect(read('terms.html')).toContain("connect-src 'self' https://example.com;");
});

it('leaves the site as it was when a build fails, and replaces all of it when one succeeds', async () => {
  writePage('index', '<script>alert(1)</script>');
  write('out/gone.html', 'Before');
  await expect(writeOut()).rejects.toThrow('index.html: It has a script that would be left out');
  expect(listFiles('out')).toEqual(['gone.html']);
  // An option of `next build` may leave out pages.
  writePage('index', '');
  for (const page of ['gallery', '404']) rmSync(`${exported}/${page}.html`);
  await expect(writeOut()).rejects.toThrow('Next has not exported these pages: /gallery, /404.');
  expect(listFiles('out')).toEqual(['gone.html']);
  for (const page of ['gallery', '404']) writePage(page, '');
  await writeOut();
  expect(listFiles('out')).not.toContain('gone.html');
  expect(listFiles('out')).toContain('index.html');
  expect(read('.htaccess')).toContain('\nErrorDocument 404 /painting/404.html\n');
});

it('names the package of a component before the page that it would leave unfinished', async () => {
  writePage('index', '<template id="B:0"></template>');
  const clientModules = { '[project]/node_modules/analytics/index.mjs <module evaluation>': {} };
  write(
    '.next/server/app/page_client-reference-manifest.js',
    `globalThis.__RSC_MANIFEST = { "/page": ${JSON.stringify({ clientModules })} };`,
  );
  await expect(writeOut()).rejects.toThrow('node_modules/analytics/index.mjs, in /');
});

it('publishes the editor if GitHub or the content names the repository', async () => {
  await writeOut();
  expect(buildEditor).not.toHaveBeenCalled();
  append('business', 'repository: ida/website');
  await writeOut();
  expect(buildEditor).toHaveBeenLastCalledWith(expect.any(String), 'ida/website', true);
  process.env.GITHUB_REPOSITORY = 'sam/website';
  await writeOut();
  expect(buildEditor).toHaveBeenLastCalledWith(expect.any(String), 'sam/website', true);
});

it('says that search engines are kept out while parts of the sample are left', async () => {
  await writeOut();
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('Search engines are kept out'));
  jest.mocked(console.warn).mockClear();
  replacePlaceholders();
  await writeOut();
  expect(console.warn).not.toHaveBeenCalled();
});
