import compression from 'compression';
import express, { type Express } from 'express';
import serveHandler from 'serve-handler';
import { build, needsBuild } from './build';
import { checkEnquiriesFile, enquiriesFile, formService } from './form-service';
import { checkPort, listen, portFrom } from './listen';
import { runCommand } from './run-command';

const cacheControl = (source: string, value: string) => ({
  source,
  headers: [{ key: 'Cache-Control', value }],
});

/**
 * The export as a content delivery network serves it: clean addresses, `404.html` with its status, compression, files
 * with a hash in their name kept for a year and everything else asked for anew; and the form service at `/enquiries`.
 *
 * @param directory the export
 * @param file where the form service keeps enquiries
 */
export function site(directory: string, file: string): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use('/enquiries', formService(file));
  app.use(compression());
  app.get(['/index', '/index.html'], (_request, response) => response.redirect(301, '/'));
  app.use((request, response) =>
    serveHandler(request, response, {
      public: directory,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      etag: true,
      headers: [
        cacheControl('**', 'public, max-age=0, must-revalidate'),
        cacheControl('_next/static/**', 'public, max-age=31536000, immutable'),
        cacheControl('photos/**', 'public, max-age=31536000, immutable'),
      ],
    }),
  );
  return app;
}

async function serve() {
  const port = portFrom('PORT', 3000);
  process.env.FORM_ENDPOINT ??= '/enquiries';
  await checkEnquiriesFile(enquiriesFile);
  await checkPort(port, 'PORT');
  if (await needsBuild()) await build();
  await listen(site('out', enquiriesFile), port, 'PORT');
  console.log(`
  The site:   http://localhost:${port}
  Enquiries:  kept in ${enquiriesFile}, on this computer only

  This copy is for looking at. For the one to publish, with the form service of content/business.yaml: npm run build
`);
}

if (require.main === module) runCommand(serve);
