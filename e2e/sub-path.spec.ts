import { spawn } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import express from 'express';
import { expect, test } from '@playwright/test';
import { copyProject } from '../scripts/copy-project';
import { freePort, listen } from '../scripts/listen';
import { site } from '../scripts/serve';

/* The site in a folder of a shared address, as hosts of project pages have it. */

// One build for all tests.
test.describe.configure({ mode: 'default' });

let server: Server | undefined;
let home = '';
let copy = '';
const enquiries = path.resolve('test-results/enquiries-of-sub-path.jsonl');

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = await copyProject('sub-path');
  // Encoding them again would take longer than everything else.
  for (const made of ['public/photos', '.cache/photos.json']) {
    await cp(made, path.join(copy, made), { recursive: true });
  }
  const build = spawn(process.execPath, [require.resolve('tsx/cli'), 'scripts/build.ts'], {
    cwd: copy,
    env: {
      ...process.env,
      SITE_URL: 'https://name.example.org/painting/',
      FORM_ENDPOINT: '/enquiries',
    },
  });
  let told = '';
  build.stdout.on('data', (text) => (told += text));
  build.stderr.on('data', (text) => (told += text));
  const status = await new Promise((resolve) => build.on('exit', resolve));
  if (status !== 0) throw new Error(`The build failed: ${told}`);

  const port = await freePort();
  server = await listen(express().use('/painting', site(path.join(copy, 'out'), enquiries)), port, 'PORT');
  home = `http://localhost:${port}/painting`;
});

test.afterAll(async () => {
  server?.close();
  await rm(copy, { recursive: true, force: true });
});

test('pages, pictures, scripts and the form are found there', async ({ page }) => {
  const faults: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));

  await page.goto(home);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://name.example.org/painting/',
  );
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    'https://name.example.org/painting/share.jpg',
  );
  await expect(page.locator('[popovertarget]')).toHaveAttribute('aria-expanded', 'false');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

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
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await page.goto(`${home}/terms/`);
  await expect(page).toHaveURL(`${home}/terms`);
  expect(faults).toEqual([]);

  // Next asks for /painting.txt then, which there is not, and has the browser go there
  // (https://github.com/vercel/next.js/issues/73427).
  await page.getByRole('banner').getByRole('link', { name: 'Brush & Wherry' }).click();
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in Norwich');
});

test('what crawlers and phones ask for names it', async ({ request }) => {
  const text = async (file: string) => (await request.get(home + file)).text();
  expect(await text('/sitemap.xml')).toContain('<loc>https://name.example.org/painting/gallery</loc>');
  expect(await text('/sitemap.xml')).toContain('<image:loc>https://name.example.org/painting/photos/');
  expect(await text('/robots.txt')).toContain('Sitemap: https://name.example.org/painting/sitemap.xml');
  for (const [, address = ''] of (await text('/manifest.webmanifest')).matchAll(/"src":"(.*?)"/g)) {
    expect((await request.get(new URL(address, home).href)).ok(), address).toBe(true);
  }
});
