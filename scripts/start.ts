import './utils/load-environment';
import { contentDirectory, previewDirectory } from '@/lib/content/directories';
import { getBasePath } from '@/lib/content/site-address';
import { environment } from '@/lib/environment';
import { buildPreview } from './preview/build-preview';
import { checkPort, listen } from '@/adapter/local-server/listen';
import { runCommand } from './utils/run-command';
import { prepareFormService } from '@/adapter/local-server/local-form-service';
import { printAddresses } from './preview/print-addresses';
import { staticServer } from '@/adapter/local-server/static-server';
import { watchContent } from '@/adapter/local-server/watch-content';

// `npm start`: builds the site if its sources have changed, and serves it with the local form service. When the content changes, it
// builds the site again, so that what is saved in the editor appears on reload.
runCommand(async () => {
  const { port, siteHost: host } = environment;
  await prepareFormService();
  await checkPort(port, host);
  // Before the first build, which takes a while: what is saved meanwhile causes another.
  watchContent(contentDirectory, async () => {
    await buildPreview();
    console.log('\n  The site is up to date with the content. Reload the page to see it.\n');
  });
  await buildPreview();
  await listen(staticServer(previewDirectory, getBasePath()), port, host);
  printAddresses(host, port);
  console.log(
    `  This is a preview. To build the site for publishing, with the form service in ${contentDirectory}/business.yaml, run: npm run build\n`,
  );
});
