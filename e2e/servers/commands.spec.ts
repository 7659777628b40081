import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { generatedDirectoryFor } from '@/lib/directories';
import { listen } from '@/preview/listen';
import { errorsAnd } from '../owner/open-editor';
import { expectArrival, fillIn, sendButton } from '../support/fill-enquiry';
import { expect, test as base } from '../support/test';

/* The commands that serve the site locally. They use a copy of the content, whose builds are separate. */

/** Not a port of the tests' sites. */
const port = 3110;

type Fixtures = {
  /** The directory of the copied content. */
  copy: string;
  /** Runs a command line. Returns a function that returns its output so far. */
  run: (command: string) => () => string;
};

const test = base.extend<Fixtures>({
  copy: async ({ contentDirectory }, use, testInfo) => {
    const copy = path.relative('.', testInfo.outputPath('content'));
    cpSync(contentDirectory, copy, { recursive: true });
    await use(copy);
    rmSync(generatedDirectoryFor(copy), { recursive: true, force: true });
  },
  run: async ({ copy, siteUrl }, use) => {
    let command: ChildProcess | undefined;
    await use((line) => {
      const env = {
        ...process.env,
        PORT: `${port}`,
        CONTENT_DIRECTORY: copy,
        SITE_URL: siteUrl,
        // Empty counts as missing: an enquiry from a preview never reaches the owner's form service.
        FORM_ENDPOINT: '',
        // Set by some shells for other programs: by conda and tcsh, to the name of the machine.
        HOST: 'x86_64-conda-linux-gnu',
      };
      // In its own process group, because npm starts the command in a shell.
      command = spawn(line, { env, shell: true, detached: true });
      let output = '';
      for (const stream of [command.stdout, command.stderr]) stream?.on('data', (text) => (output += text));
      return () => output;
    });
    if (!command?.pid || command.exitCode !== null) return;
    process.kill(-command.pid);
    await once(command, 'close');
  },
  // The last two are about a mistake that a test makes on purpose.
  allowedErrors: errorsAnd(`^request to (blob:)?http://\\S+:${port}/|status of 500|Heading is missing`),
});

/** The addresses that a command prints. */
const addressesIn = (output: string) => output.match(/http:\/\/[^\s,]+(?=[,\n]|$)/g) ?? [];

/** Whether a server responds at another address of this computer, as it would to a network. */
const isOpenToNetwork = (request: APIRequestContext) =>
  request.get(`http://127.0.0.2:${port}`).then(
    () => true,
    () => false,
  );

test('npm start prints addresses that respond, to this computer only', async ({ request, run }) => {
  test.setTimeout(120_000);
  const output = run('npm start');
  await expect.poll(output, { timeout: 100_000 }).toContain('Enquiries:');
  const addresses = addressesIn(output());
  expect(addresses).toHaveLength(2);
  for (const address of [...addresses, `${addresses[0]}/services/`])
    await expect(await request.get(address), address).toBeOK();
  expect((await request.get(`${addresses[0]}/no-such-page`)).status()).toBe(404);
  expect(await isOpenToNetwork(request)).toBe(false);
});

test('npm start says before it builds that its port is in use', async ({ run }) => {
  const server = await listen(() => {}, port);
  const output = run('npm start');
  await expect.poll(output, { timeout: 20_000 }).toContain(`address already in use 127.0.0.1:${port}`);
  expect(output()).not.toContain('build ...');
  server.close();
});

// `page` comes after `run`, so that it is closed before the server.
test('npm run dev serves the editor and the form, and shows changes on reload', async ({
  copy,
  run,
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const output = run('npm run dev');
  await expect.poll(output, { timeout: 60_000 }).toMatch(/Enquiries are|Another next dev/);
  test.skip(
    output().includes('Another next dev'),
    '`next dev` is running: Next starts only one in a directory.',
  );
  const [address = ''] = addressesIn(output());
  expect(await isOpenToNetwork(request)).toBe(false);
  await page.goto(`${address}/admin`);
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();

  await page.goto(address);
  await expect(page.getByRole('form')).toHaveAttribute('action', '/enquiries');
  const enquiry = await fillIn(page);
  await sendButton(page).click();
  await expectArrival(page, enquiry);

  // Replaces a photo with another of the same name.
  const owner = page.getByRole('main').locator('figure img').first();
  const before = await owner.getAttribute('src');
  cpSync(`${copy}/photos/landscape-teal.jpg`, `${copy}/photos/owner.jpg`);
  await expect(async () => {
    await page.reload();
    await expect(owner).not.toHaveAttribute('src', `${before}`, { timeout: 1_000 });
  }).toPass();
  await owner.scrollIntoViewIfNeeded();
  await expect.poll(() => owner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const file = path.join(copy, 'pages.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('heading: Careful Painters', 'heading: Changed'));
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Changed', { timeout: 1_000 });
  }).toPass();

  // A page that fails to render says why, and how to continue.
  const valid = readFileSync(file, 'utf8');
  writeFileSync(file, valid.replace('heading: Changed', 'heading:'));
  const message = page.getByRole('paragraph').filter({ hasText: 'Heading is missing' });
  await expect(async () => {
    await page.reload();
    await expect(message).toContainText('pages.yaml:2: Page text, Home page, Heading', { timeout: 5_000 });
  }).toPass();
  writeFileSync(file, valid);
  // Next's own report may cover the button, as soon as it opens.
  await page.getByRole('button', { name: 'Try again' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Changed');
});
