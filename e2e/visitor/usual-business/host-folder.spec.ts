import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/files';
import { fillIn, sendButton, thankYou } from '../../support/fill-enquiry';
import { sites } from '../../support/sites';
import { expect, followLink, open, test, waitForHydration } from '../../support/test';

test('links and the form work in a folder of the host', async ({ page, formEndpoint }) => {
  await page.route(formEndpoint, (route) => route.fulfill({ json: {} }));
  await open(page, './');
  await followLink(page, 'Gallery');
  await expect(page).toHaveURL('./gallery');
  await page.goto('./contact');
  await waitForHydration(page);
  await fillIn(page);
  // Another site on this host must not find the draft.
  const { pathname } = new URL('.', page.url());
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(key).toContain(pathname.slice(0, -1));
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
});

test('the editor has the files that its scripts load', () => {
  const directory = `${sites.usual.directory}/_next/static/editor`;
  const files = listFiles(directory)
    .filter((script) => script.endsWith('.js'))
    .flatMap((script) => {
      const text = readFileSync(`${directory}/${script}`, 'utf8');
      const urls = text.matchAll(/new URL\(["`]([\w./-]+)["`],\s*import\.meta\.url\)/g);
      return [...urls].map(([, file = '']) => path.join(directory, path.dirname(script), file));
    });
  expect(files).toContainEqual(expect.stringMatching(/webp_enc_simd-.*wasm$/));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
