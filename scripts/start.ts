import { directories } from '@/lib/directories';
import { getBasePath } from '@/lib/content/site-address';
import { environment } from '@/lib/environment';
import { buildPreview } from '@/preview/build-preview';
import { checkPort, listen } from '@/preview/listen';
import { runCommand } from './run-command';
import { prepareFormService } from '@/preview/local-form-service';
import { printAddresses } from '@/preview/print-addresses';
import { staticServer } from '@/preview/static-server';
import { watchContent } from '@/preview/watch-content';

// `npm start`: builds the site if its sources have changed, serves it, and rebuilds it when content changes.
runCommand(async () => {
  const { port, siteHost: host } = environment;
  await prepareFormService();
  await checkPort(port, host);
  const firstBuild = buildPreview();
  // Also edits during the first build, which takes a while, cause another.
  watchContent(directories.content, async () => {
    await firstBuild;
    await buildPreview();
    console.log('\n  The site is up to date with the content. Reload the page to see it.\n');
  });
  await firstBuild;
  await listen(staticServer(directories.preview, getBasePath()), port, host);
  printAddresses(host, port);
  console.log(
    `  This is a preview. To build the site for publishing, with the form service in ${directories.content}/business.yaml, run: npm run build\n`,
  );
});
