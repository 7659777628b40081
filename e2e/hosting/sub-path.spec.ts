import { spawn } from 'node:child_process';
import { cp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '@/scripts/lib/copy-project';
import { freePort, listen } from '@/scripts/lib/listen';
import { staticServer } from '@/scripts/preview/static-server';
import { waitForHydration } from '../support/test';

/* The site under a base path, as on GitHub Pages. */

// Builds the site once for all tests.
test.describe.configure({ mode: 'default' });

let server: Server | undefined;
let home = '';
let copy = '';
/** Files that prove ownership of the site to others. */
const publicFiles = { 'search-engine.html': 'search-engine: 1234', 'ads.txt': 'example.com, 1234' };
const enquiries = path.resolve('test-results/enquiries-of-sub-path.jsonl');

test.beforeAll(async () => {
  test.setTimeout(400_000);
  copy = await copyProject('sub-path');
  // Encoding the photos again would take longer than everything else.
  for (const cached of ['public/photos', '.cache/photos.json']) {
    await cp(cached, path.join(copy, cached), { recursive: true });
  }
  for (const [file, text] of Object.entries(publicFiles)) {
    await writeFile(path.join(copy, 'public', file), text);
  }
  const build = spawn(process.execPath, [require.resolve('tsx/cli'), 'scripts/build/build.ts'], {
    cwd: copy,
    env: {
      ...process.env,
      SITE_URL: 'https://name.example.org/painting/',
      FORM_ENDPOINT: '/enquiries',
    },
  });
  let output = '';
  build.stdout.on('data', (text) => (output += text));
  build.stderr.on('data', (text) => (output += text));
  const status = await new Promise((resolve) => build.on('exit', resolve));
  if (status !== 0) throw new Error(`The build failed: ${output}`);

  const port = await freePort();
  server = await listen(staticServer(path.join(copy, 'out'), enquiries, '/painting'), port, 'PORT');
  home = `http://localhost:${port}/painting`;
});

test.afterAll(async () => {
  server?.close();
  await rm(copy, { recursive: true, force: true });
});

test('pages, images, scripts and the form work', async ({ page }) => {
  const errors: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));

  await page.goto(home);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://name.example.org/painting/',
  );
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    'https://name.example.org/painting/share.jpg',
  );
  await waitForHydration(page);

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL(`${home}/gallery`);
  const photo = page.getByRole('list', { name: 'Photos' }).getByRole('img').first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await footer.getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Jo Reader');
  await page.getByRole('textbox', { name: 'Email' }).fill('jo@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Please paint my shed.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();

  await page.goto(`${home}/terms/`);
  await expect(page).toHaveURL(`${home}/terms`);
  await page.getByRole('banner').getByRole('link', { name: 'Ferris & Ollerenshaw' }).click();
  await expect(page).toHaveURL(`${home}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('between Kendal & Ambleside');
  expect(errors).toEqual([]);
});

test('the sitemap, robots.txt and the web app manifest include the base path', async ({ request }) => {
  const readText = async (file: string) => (await request.get(home + file)).text();
  expect(await readText('/sitemap.xml')).toContain('<loc>https://name.example.org/painting/gallery</loc>');
  expect(await readText('/sitemap.xml')).toContain('<image:loc>https://name.example.org/painting/photos/');
  expect(await readText('/robots.txt')).toContain('Sitemap: https://name.example.org/painting/sitemap.xml');
  for (const [, url = ''] of (await readText('/manifest.webmanifest')).matchAll(/"src":"(.*?)"/g)) {
    expect((await request.get(new URL(url, home).href)).ok(), url).toBe(true);
  }
});

test('files that the owner has put into public/ are published as they are', async ({ request }) => {
  for (const [file, text] of Object.entries(publicFiles)) {
    expect(await (await request.get(`${home}/${file}`)).text()).toBe(text);
  }
});
