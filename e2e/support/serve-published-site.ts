import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { contentDirectory, generatedDirectory } from '@/lib/content/directories';
import { getBasePath } from '@/lib/content/site-address';
import { buildSite } from '@/scripts/build-site/build-site';
import { checkPort, listen, readPort } from '@/scripts/lib/listen';
import { runCommand } from '@/scripts/lib/run-command';
import { buildMark } from '@/scripts/preview/build-mark';
import { staticServer } from '@/scripts/preview/static-server';

// Builds a site as `npm run build` does, unless it was built from the same sources before, and serves it (playwright.config.ts).
runCommand(async () => {
  const port = readPort();
  await checkPort(port);
  const directory = `${generatedDirectory}/published`;
  const mark = `${directory}/${buildMark(contentDirectory, [process.env.FORM_ENDPOINT, process.env.SITE_URL])}`;
  if (!existsSync(mark)) {
    await buildSite(directory);
    await writeFile(mark, '');
  }
  await listen(staticServer(directory, getBasePath()), port);
});
