import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import express, { type Express, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { build, needsBuild } from './build';
import { getSite } from '@/content';
import { checkEnquiriesFile, enquiriesFile, formService } from './form-service';
import { askAgain, fileHeaders, hashedPaths, keep, pageHeaders } from './host-rules';
import { checkPort, listen, portFrom } from './listen';
import { runCommand } from './run-command';

/**
 * The export as a content delivery network serves it: clean addresses, `404.html` with its status, compressed files,
 * those with a hash in their name kept for ever and everything else asked for anew; and the form service at
 * `/enquiries`.
 *
 * @param directory the export
 * @param file where the form service keeps enquiries
 */
export function site(directory: string, file: string): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use('/enquiries', formService(file));
  app.use(cleanAddresses(directory));
  const files = expressStaticGzip(directory, {
    enableBrotli: true,
    orderPreference: ['br'],
    serveStatic: {
      redirect: false,
      // The ETag says it more precisely.
      lastModified: false,
      setHeaders(response, file) {
        const isHashed = hashedPaths.some((path) => response.req.url?.startsWith(path));
        response.setHeader('Cache-Control', isHashed ? keep : askAgain);
        setHeaders(response, fileHeaders);
        // This server speaks HTTP/1.1, which sends every header in full: files that cannot use these do without.
        if (/\.html(\.br|\.gz)?$/.test(file)) setHeaders(response, pageHeaders);
      },
    },
  });
  app.use(files);
  app.use((request, response, next) => {
    response.status(404);
    request.url = '/404.html';
    files(request, response, next);
  });
  return app;
}

function setHeaders(response: ServerResponse, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Serves `services.html` at `/services`, and leads there from `/services.html` and `/services/`. */
function cleanAddresses(directory: string): RequestHandler {
  const pages = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.slice(0, -'.html'.length)}`);

  return (request, response, next) => {
    const { path, url } = request;
    const page = path.replace(/\.html$|(?<=.)\/$/, '');
    if (page === '/index' || (page !== path && pages.includes(page))) {
      response.redirect(301, request.baseUrl + url.replace(path, page === '/index' ? '/' : page));
      return;
    }
    if (path === '/') request.url = `/index.html${url.slice(1)}`;
    if (pages.includes(page)) request.url = url.replace(path, `${path}.html`);
    next();
  };
}

async function serve() {
  const port = portFrom('PORT', 3000);
  process.env.FORM_ENDPOINT ??= '/enquiries';
  await checkEnquiriesFile(enquiriesFile);
  await checkPort(port, 'PORT');
  if (await needsBuild()) await build();
  const { basePath } = getSite();
  await listen(express().use(`${basePath}/`, site('out', enquiriesFile)), port, 'PORT');
  console.log(`
  The site:   http://localhost:${port}${basePath}
  Enquiries:  kept in ${enquiriesFile}, on this computer only

  This copy is for looking at. For the one to publish, with the form service of content/business.yaml: npm run build
`);
}

if (require.main === module) runCommand(serve);
