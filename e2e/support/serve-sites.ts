import { mkdirSync, writeFileSync } from 'node:fs';
import { environment } from '@/lib/environment';
import { checkPort, listen } from '@/preview/listen';
import { runCommand } from '@/scripts/run-command';
import { staticServer } from '@/preview/static-server';
import { sites } from './sites';

// Serves the tests' sites and their form service for one run (playwright.config.ts). A second run would share
// enquiries and be left without a server: it ends here, because the ports are in use.
runCommand(async () => {
  const servers = Object.values(sites).map(({ directory, folder, baseURL }) => ({
    handler: staticServer(directory, folder),
    port: Number(new URL(baseURL).port),
  }));
  for (const { port } of servers) {
    await checkPort(port).catch(() => {
      throw new Error(
        `Port ${port} is in use, perhaps by another run of the tests. Wait until it has ended, or stop the program that uses the port.`,
      );
    });
  }
  mkdirSync('.cache', { recursive: true });
  writeFileSync(environment.enquiriesFile, '');
  for (const { handler, port } of servers) await listen(handler, port);
  console.log('The sites of the tests are served.');
});
