import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@/scripts/lib/listen';
import { endpoint, enquiriesFile } from '../support/form-service';
import { expect, test as base } from '../support/test';

/* The commands that serve the site on this computer. */

/** `run`: starts a script with these settings, and returns what it has printed so far. */
const test = base.extend<{ run: (script: string, settings: Record<string, string>) => () => string }>({
  run: async ({}, use) => {
    const commands: ChildProcess[] = [];
    await use((script, settings) => {
      const command = spawn(process.execPath, ['--import', 'tsx', script], {
        // Some shells have these for other programs: conda and tcsh set HOST to the name of the machine.
        env: { ...process.env, HOST: 'x86_64-conda-linux-gnu', NODE_ENV: 'production', ...settings },
      });
      commands.push(command);
      let output = '';
      for (const stream of [command.stdout, command.stderr]) stream.on('data', (text) => (output += text));
      return () => output;
    });
    for (const command of commands.filter(({ exitCode }) => exitCode === null)) {
      command.kill();
      await once(command, 'exit');
    }
  },
});

for (const host of ['0.0.0.0', '::1']) {
  test(`with SITE_HOST=${host}, npm start prints addresses that respond`, async ({
    request,
    run,
    siteUrl,
  }) => {
    const output = run('scripts/start.ts', {
      SITE_HOST: host,
      PORT: `${await freePort()}`,
      // As the site was built for the tests.
      SITE_URL: siteUrl,
      FORM_ENDPOINT: endpoint,
      ENQUIRIES_FILE: enquiriesFile,
    });
    await expect.poll(output, { timeout: 40_000 }).toContain('This is a preview.');
    const addresses = /The site: +(.*)/.exec(output())?.[1]?.split(', ') ?? [];
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) await expect(await request.get(address), address).toBeOK();
  });
}

test.describe('npm run dev', () => {
  // Visitors do not get its pages, and the editor is on another origin than the tests.
  test.use({ allowedErrors: /./ });

  test('serves the editor and the form, and shows changes on reload', async ({ page, run }, testInfo) => {
    test.setTimeout(120_000);
    const directory = path.relative('.', testInfo.outputPath('content'));
    cpSync('e2e/fixtures/content', directory, { recursive: true });
    const port = `${await freePort()}`;
    const site = `http://localhost:${port}`;
    // Empty counts as missing: an enquiry from a preview never reaches the owner's form service.
    const settings = {
      CONTENT_DIRECTORY: directory,
      PORT: port,
      FORM_ENDPOINT: '',
      ENQUIRIES_FILE: enquiriesFile,
    };
    run('scripts/dev.ts', settings);
    await expect(async () => expect((await page.goto(`${site}/admin`))?.status()).toBe(200)).toPass();
    await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();

    await page.goto(site);
    await expect(page.getByRole('form')).toHaveAttribute('action', '/enquiries');
    const file = path.join(directory, 'pages.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('heading: Careful Painters', 'heading: Changed'));
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Changed', { timeout: 1_000 });
    }).toPass();
  });
});
