import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@/scripts/lib/listen';
import { endpoint, enquiriesFile } from '../support/form-service';
import { expect, test as base } from '../support/test';

/* The commands that serve the site on this computer. */

const test = base.extend<{
  /** Runs a script with these settings, and returns what it has printed so far. */
  run: (script: string, settings: Record<string, string>) => () => string;
}>({
  run: async ({}, use) => {
    const stops: (() => Promise<unknown>)[] = [];
    await use((script, settings) => {
      const command = spawn(process.execPath, ['--import', 'tsx', script], {
        // In a process group, together with the processes that it starts.
        detached: true,
        // Some shells have these for other programs: conda and tcsh set HOST to the name of the machine.
        env: { ...process.env, HOST: 'x86_64-conda-linux-gnu', NODE_ENV: 'production', ...settings },
      });
      stops.push(async () => {
        if (command.pid) process.kill(-command.pid);
        await once(command, 'exit');
      });
      let output = '';
      for (const stream of [command.stdout, command.stderr]) stream.on('data', (text) => (output += text));
      return () => output;
    });
    for (const stop of stops) await stop();
  },
});

for (const host of ['0.0.0.0', '::1']) {
  test(`with SITE_HOST=${host}, npm start prints addresses that respond`, async ({ run, siteUrl }) => {
    const output = run('scripts/preview/start.ts', {
      SITE_HOST: host,
      PORT: `${await freePort()}`,
      // As the site was built for the tests.
      SITE_URL: siteUrl,
      FORM_ENDPOINT: endpoint,
      ENQUIRIES_FILE: enquiriesFile,
    });
    await expect.poll(output).toContain('This is a preview.');
    const addresses = /The site: +(.*)/.exec(output())?.[1]?.split(', ') ?? [];
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect((await fetch(address)).status, address).toBe(200);
  });
}

test('npm run dev serves the pages, with a form that posts to the local form service', async ({
  run,
  content,
}) => {
  const [port, formPort] = [await freePort(), await freePort()];
  run('scripts/preview/dev.ts', {
    PORT: `${port}`,
    FORM_PORT: `${formPort}`,
    // Empty counts as missing: an enquiry from a preview never reaches the owner's form service.
    FORM_ENDPOINT: '',
    ENQUIRIES_FILE: enquiriesFile,
  });
  const load = () => fetch(`http://localhost:${port}`).then((response) => response.text(), String);
  await expect.poll(load, { timeout: 50_000 }).toContain(content.business.phone);
  expect(await load()).toContain(`action="http://localhost:${formPort}/enquiries"`);
});
