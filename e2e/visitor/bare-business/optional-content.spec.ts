import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/files';
import { sites } from '../../support/sites';
import { expect, open, test } from '../../support/test';

test('what a business does not have takes no room, and has no page', async ({ page, request }) => {
  await open(page, './');
  // Hero, About, services and contact.
  await expect.soft(page.locator('main > section')).toHaveCount(4);
  await expect
    .soft(page.getByRole('link', { name: /testimonials|reviews?|photos|whatsapp|map/i }))
    .toHaveCount(0);
  await expect.soft(page.getByText(/Follow Us|No\. 1|undefined/)).toHaveCount(0);
  for (const path of ['./testimonials', './testimonials/'])
    expect.soft((await request.get(path)).status(), path).toBe(404);
});

test('the published editor saves in the repository of the clone, and has the files that its scripts load', async ({
  request,
}) => {
  expect(await (await request.get('./admin')).text()).toContain('"repository":"sam/website"');
  const directory = `${sites.bare.directory}/_next/static/editor`;
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
