import { generatedDirectory } from '@/lib/content/directories';
import { getBasePath } from '@/lib/content/site-address';
import { environment } from '@/lib/environment';
import { checkPort, listen } from '@/scripts/lib/listen';
import { runCommand } from '@/scripts/lib/run-command';
import { buildPreview } from '@/scripts/preview/build-preview';
import { staticServer } from '@/scripts/preview/static-server';

// Builds a site as `npm run build` does, in a directory of its own, and serves it (playwright.config.ts).
runCommand(async () => {
  const { port } = environment;
  await checkPort(port);
  const directory = `${generatedDirectory}/published`;
  await buildPreview(directory);
  await listen(staticServer(directory, getBasePath()), port);
});
