import { directories } from '@/lib/directories';
import { getBasePath } from '@/lib/content/site-address';
import { environment } from '@/lib/environment';
import { listen } from '@/preview/listen';
import { describeEnquiries, prepareFormService } from '@/preview/local-form-service';
import { nextBuild } from '@/preview/next-build';
import { staticServer } from '@/preview/static-server';
import { runCommand } from './run-command';

// `npm start`: builds a preview of the site, and serves it with the editor and a local form service.
runCommand(async () => {
  const { port, siteHost } = environment;
  const basePath = getBasePath();
  await prepareFormService();
  // Before the build, so that a port in use is reported at once.
  await listen(staticServer(directories.preview, basePath), port, siteHost);
  await nextBuild({ PREVIEW_DIRECTORY: directories.preview });
  const address = `http://localhost:${port}${basePath}`;
  console.log(`
  The site:   ${address}
  The editor: ${address}/admin
  Enquiries:  ${describeEnquiries()}
`);
});
