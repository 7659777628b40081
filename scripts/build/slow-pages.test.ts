/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findSlowPages } from './slow-pages';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'slow-'));
  mkdirSync(path.join(folder, 'photos'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes an export with a gallery page and a photo of these sizes. */
function writeExport(galleryBytes: number, photoBytes: number) {
  const files = {
    'index.html':
      '<link rel="preload" as="image" imagesrcset="/painting/photos/a-640.avif 640w, /painting/photos/a-880.avif 880w">',
    'index.html.br': Buffer.alloc(15_000),
    'gallery.html': '',
    'gallery.html.br': Buffer.alloc(galleryBytes),
    'photos/a-640.avif': Buffer.alloc(200_000),
    'photos/a-880.avif': Buffer.alloc(photoBytes),
  };
  for (const [file, data] of Object.entries(files)) writeFileSync(path.join(folder, file), data);
}

it('returns no warnings for a site of normal size, and measures a small photo, which has one width', async () => {
  writeExport(30_000, 60_000);
  expect(await findSlowPages(folder)).toEqual([]);
  const page = '<link rel="preload" as="image" imagesrcset="/photos/a-640.avif 640w">';
  writeFileSync(path.join(folder, 'index.html'), page);
  expect(await findSlowPages(folder)).toEqual([
    expect.stringMatching(/^The photo of the home page takes 200 KB/),
  ]);
});

it('names a page that is too long and a photo that is too large, with what to do', async () => {
  writeExport(50_000, 140_000);
  expect(await findSlowPages(folder)).toEqual([
    'gallery.html takes 50 KB, more than the 44 KB that reach a phone in two steps. Shorten its texts, or show fewer entries.',
    expect.stringMatching(
      /^The photo of the home page takes 140 KB on a phone, .* Choose one with less fine detail/,
    ),
  ]);
});
