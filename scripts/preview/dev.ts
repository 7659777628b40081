import next from 'next';
import { getContent } from '@/lib/content';
import { contentDirectory, photosDirectory } from '@/lib/content/directory';
import { getBasePath } from '@/lib/content/site-address';
import { buildEditor } from '../build/editor/build-editor';
import { prepare } from '../build/prepare';
import { checkPort, listen, loopback, readPort } from '../lib/listen';
import { runCommand } from '../lib/run-command';
import { checkEnquiriesFile, enquiriesFile, setFormEndpoint } from './local-form-service';
import { staticServer } from './static-server';
import { watchContent } from './watch-content';

const editorDirectory = '.cache/editor';

/** What Next does not serve. */
const ownPaths = /^\/(admin\/?|enquiries|_next\/static\/editor\/.*)$/;

// `npm run dev`: Next's development server, with the local form service and the editor at the same addresses as with npm start. The
// content is validated and prepared again after every edit. Pages are as Next renders them, without postprocess.ts: to see what
// visitors get, use npm start.
runCommand(async () => {
  const port = readPort('PORT', 3000);
  // A shell may have set NODE_ENV for other programs.
  Object.assign(process.env, { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' });
  setFormEndpoint('/enquiries');
  await checkEnquiriesFile(enquiriesFile);
  await checkPort(port);
  await prepare();
  const { business } = getContent();
  await buildEditor(editorDirectory, business);

  const basePath = getBasePath();
  const ownServer = staticServer(editorDirectory, enquiriesFile, basePath);
  const app = next({ dev: true, hostname: loopback, port });
  await app.prepare();
  const handle = app.getRequestHandler();
  await listen(
    (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const isOwn = pathname.startsWith(basePath) && ownPaths.test(pathname.slice(basePath.length));
      void (isOwn ? ownServer(request, response) : handle(request, response));
    },
    port,
    'PORT',
  );

  watchContent([contentDirectory, photosDirectory], () =>
    prepare().catch((error: Error) => console.error(error.message)),
  );
  const origin = `http://localhost:${port}${basePath}`;
  console.log(`
  The site:   ${origin}
  The editor: ${origin}/admin
  Enquiries:  stored in ${enquiriesFile}, on this computer only
`);
});
