import { mkdirSync, writeFileSync } from 'node:fs';
import { environment } from '@/lib/environment';
import { listen } from '@/preview/listen';
import { runCommand } from '@/scripts/run-command';
import { staticServer } from '@/preview/static-server';
import { sites } from './sites';

// Serves the tests' sites and their form service for one run (playwright.config.ts). A second run would share
// enquiries and be left without a server: it ends here, because the ports are in use.
runCommand(async () => {
  for (const { directory, folder, baseURL } of Object.values(sites)) {
    await listen(staticServer(directory, folder), Number(new URL(baseURL).port));
  }
  mkdirSync('.cache', { recursive: true });
  writeFileSync(environment.enquiriesFile, '');
  console.log('The sites of the tests are served.');
});
