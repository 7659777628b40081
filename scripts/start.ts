import { networkInterfaces } from 'node:os';
import { contentDirectory } from '@/lib/content/directories';
import { getBasePath } from '@/lib/content/site-address';
import { buildPreview } from './preview/build-preview';
import { checkPort, listen, loopback, readPort } from './lib/listen';
import { previewDirectory } from '@/lib/content/directories';
import { runCommand } from './lib/run-command';
import { enquiriesFile, prepareFormService } from './preview/local-form-service';
import { staticServer } from './preview/static-server';
import { watchContent } from './preview/watch-content';

// `npm start`: builds the site if its sources have changed, and serves it with the local form service. When the content changes, it
// builds the site again, so that what is saved in the editor appears on reload.
runCommand(async () => {
  const port = readPort();
  const host = process.env.SITE_HOST || loopback;
  await prepareFormService();
  await checkPort(port, host);
  await buildPreview();
  const basePath = getBasePath();
  await listen(staticServer(previewDirectory, basePath), port, host);
  const urls = hostNames(host).map((name) => `http://${name}:${port}${basePath}`);
  console.log(`
  The site:   ${urls.join(', ')}
  The editor: ${urls[0]}/admin
  Enquiries:  stored in ${enquiriesFile()}, on this computer only

  This is a preview. To build the site for publishing, with the form service in ${contentDirectory}/business.yaml, run: npm run build
`);
  watchContent(contentDirectory, async () => {
    await buildPreview();
    console.log('\n  The site is up to date with the content. Reload the page to see it.\n');
  });
});

/** The host names at which browsers reach the server. */
function hostNames(host: string) {
  if (host === loopback) return ['localhost'];
  if (!['0.0.0.0', '::'].includes(host)) return [host.includes(':') ? `[${host}]` : host];
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const inNetwork = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...inNetwork.map(({ address }) => address)];
}
