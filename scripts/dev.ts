import next from 'next';
import { getContent } from '@/lib/content';
import { contentDirectory, generatedDirectory } from '@/lib/content/directories';
import { getBasePath } from '@/lib/content/site-address';
import { environment } from '@/lib/environment';
import { buildEditor } from './build-site/build-editor';
import { prepareContent } from './build-site/prepare-content';
import { checkPort, listen } from './utils/listen';
import { runCommand } from './utils/run-command';
import { prepareFormService } from './preview/local-form-service';
import { printAddresses } from './preview/print-addresses';
import { staticServer } from './preview/static-server';
import { watchContent } from './preview/watch-content';

const editorDirectory = `${generatedDirectory}/editor`;

/** The paths of the editor and the form service, which Next does not serve. */
const pathsBesideNext = /^\/(admin\/?|enquiries|_next\/static\/editor\/.*)(\?|$)/;

// `npm run dev`: Next's development server, with the editor and the local form service at the same paths as with `npm start`. Every
// edit of the content is validated. Pages are as Next renders them, without postprocess.ts: to see what visitors get, use `npm start`.
runCommand(async () => {
  const { port, siteHost: host } = environment;
  // A shell may have set NODE_ENV for other programs.
  Object.assign(process.env, { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' });
  await prepareFormService();
  await checkPort(port, host);
  await prepareContent();
  await buildEditor(editorDirectory, getContent().business);

  const basePath = getBasePath();
  const serveEditor = staticServer(editorDirectory, basePath);
  const app = next({ dev: true, hostname: host, port });
  await app.prepare();
  const servePages = app.getRequestHandler();
  await listen(
    (request, response) => {
      const isBesideNext = pathsBesideNext.test(request.url?.slice(basePath.length) ?? '');
      void (isBesideNext ? serveEditor(request, response) : servePages(request, response));
    },
    port,
    host,
  );

  watchContent(contentDirectory, prepareContent);
  printAddresses(host, port);
});
