import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { generatedDirectoryFor, previewDirectoryFor } from '@/lib/directories';
import { hashSources } from '@/preview/source-hash';
import { errorsAnd } from '../owner/open-editor';
import { expectArrival, fillIn, sendButton } from '../support/fill-enquiry';
import { sites } from '../support/sites';
import { expect, test as base } from '../support/test';

/* The commands that serve the site locally. They use a copy of the content, whose builds are separate. */

/** Not a port of the tests' sites. */
const port = 3110;

type Fixtures = {
  /** The directory of the copied content. */
  copy: string;
  /** Runs a command line. Returns a function that returns its output so far. */
  run: (command: string, variables?: Record<string, string>) => () => string;
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
    await use((line, variables) => {
      const env = {
        ...process.env,
        PORT: `${port}`,
        CONTENT_DIRECTORY: copy,
        SITE_URL: siteUrl,
        // Empty counts as missing: an enquiry from a preview never reaches the owner's form service.
        FORM_ENDPOINT: '',
        // Set by some shells for other programs: by conda and tcsh, to the name of the machine.
        HOST: 'x86_64-conda-linux-gnu',
        ...variables,
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
  allowedErrors: errorsAnd(`^request to (blob:)?http://\\S+:${port}/|status of 500|heading is missing`),
});

/** The addresses that a command prints. */
const addressesIn = (output: string) => output.match(/http:\/\/[^\s,]+(?=[,\n]|$)/g) ?? [];

/** Whether a server responds at another address of this computer, as it would to a network. */
const isOpenToNetwork = (request: APIRequestContext) =>
  request.get(`http://127.0.0.2:${port}`).then(
    () => true,
    () => false,
  );

for (const host of ['', '0.0.0.0', '::1']) {
  test(`npm start with SITE_HOST=${host} prints addresses that respond, and follows the content`, async ({
    request,
    copy,
    run,
    siteUrl,
  }) => {
    const ipv6 = Object.values(networkInterfaces()).flatMap((list) => list?.map(({ address }) => address));
    test.skip(host === '::1' && !ipv6.includes(host), 'This machine has no IPv6.');
    // Marks the site as built for the local form service. A build for any other would remove this file.
    cpSync(sites.full.directory, previewDirectoryFor(copy), { recursive: true });
    const finished = `${previewDirectoryFor(copy)}/build-${hashSources(copy, ['/enquiries', siteUrl])}.txt`;
    writeFileSync(finished, '');

    const output = run('npm start', { SITE_HOST: host });
    await expect.poll(output, { timeout: 50_000 }).toContain('This is a preview.');
    expect(existsSync(finished)).toBe(true);
    const addresses = /The site: +(.*)/.exec(output())?.[1]?.split(', ') ?? [];
    expect(addresses.length).toBeGreaterThan(0);
    const [, editor = ''] = /The editor: +(.*)/.exec(output()) ?? [];
    for (const address of [...addresses, editor]) await expect(await request.get(address), address).toBeOK();
    expect(await isOpenToNetwork(request)).toBe(host === '0.0.0.0');

    // It rebuilds after every Save, and reports mistakes in the content.
    const file = path.join(copy, 'business.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^phone: .*/m, 'phone: none'));
    await expect.poll(output, { timeout: 50_000 }).toContain('phone has "n" in it');
  });
}

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
  const message = page.getByRole('paragraph').filter({ hasText: 'heading is missing' });
  await expect(async () => {
    await page.reload();
    await expect(message).toContainText('pages.yaml:2: home, heading', { timeout: 5_000 });
  }).toPass();
  writeFileSync(file, valid);
  // Next's own report may cover the button, as soon as it opens.
  await page.getByRole('button', { name: 'Try again' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Changed');
});
