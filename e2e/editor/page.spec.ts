import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { previewDirectory } from '@/scripts/lib/preview-directory';
import { expect, routes, test } from '../support/test';
import { openEditor } from './editor';

test('search engines do not list the editor, and no page links to it', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read('/admin')).toContain('<meta name="robots" content="noindex">');
  for (const path of [...routes, '/sitemap.xml']) expect(await read(path)).not.toContain('/admin');
});

test('only the editor knows the repository', ({ content: { business } }) => {
  const files = readdirSync(previewDirectory, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(html|js|txt|xml)$/.test(file));
  const naming = texts.filter((file) =>
    readFileSync(path.join(previewDirectory, file), 'utf8').includes(business.repository ?? ''),
  );
  expect(naming.sort()).toEqual(['admin.html', path.join('admin', 'index.html')]);
});

test('the editor does not start in a frame', async ({ page, context }) => {
  await page.route('**/frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/admin"></iframe>' }),
  );
  await page.route('**/admin', async (route) => {
    const response = await route.fetch();
    // As on a host that sends no headers.
    await route.fulfill({ response, headers: { 'content-type': 'text/html' } });
  });
  await page.goto('/frame');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('#settings')).toBeAttached();
  // It would not start in two places.
  const tab = await context.newPage();
  await openEditor(tab);
  await expect(tab.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
  await expect(frame.getByRole('button')).toHaveCount(0);
});
