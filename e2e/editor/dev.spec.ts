import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '@/scripts/lib/listen';

test('npm run dev has the editor and the form at the addresses of npm start, and shows changes on reload', async ({
  page,
}, testInfo) => {
  test.setTimeout(120_000);
  const content = path.relative('.', testInfo.outputPath('content'));
  cpSync('e2e/fixtures/content', content, { recursive: true });
  const port = String(await freePort());
  const env = { ...process.env, CONTENT_DIRECTORY: content, PORT: port, FORM_ENDPOINT: '' };
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview/dev.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const site = `http://localhost:${port}`;
    await expect(async () => {
      expect((await page.goto(`${site}/admin`))?.status()).toBe(200);
    }).toPass();
    await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();

    await page.goto(site);
    // Never the owner's form service.
    await expect(page.getByRole('form')).toHaveAttribute('action', '/enquiries');
    const file = path.join(content, 'pages.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('heading: Careful Painters', 'heading: Changed'));
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Changed', { timeout: 1_000 });
    }).toPass();
  } finally {
    server.kill();
  }
});
