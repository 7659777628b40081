import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import express, { type RequestHandler, type Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { localFormService } from './local-form-service';
import { fileHeaders, hashedPaths, immutable, pageHeaders, revalidate } from '@/hosting/rules';

/**
 * Serves an export like a CDN: clean URLs, `404.html` with status 404, precompressed files, hashed files cached immutably
 * and all others revalidated. Mounts the form service at `/enquiries`.
 *
 * @param directory the export
 * @param enquiries the file that the form service appends to
 */
export function staticServer(directory: string, enquiries: string): Router {
  const router = express.Router();
  router.use('/enquiries', localFormService(enquiries));
  router.use(cleanUrls(directory));
  const files = expressStaticGzip(directory, {
    enableBrotli: true,
    orderPreference: ['br'],
    serveStatic: {
      redirect: false,
      // The ETag is enough.
      lastModified: false,
      setHeaders(response, file) {
        const isHashed = hashedPaths.some((path) => response.req.url?.startsWith(path));
        response.setHeader('Cache-Control', isHashed ? immutable : revalidate);
        setHeaders(response, fileHeaders);
        // Only with pages, because HTTP/1.1 does not compress headers.
        if (/\.html(\.br|\.gz)?$/.test(file)) setHeaders(response, pageHeaders);
      },
    },
  });
  const notFound: RequestHandler = (request, response, next) => {
    response.status(404);
    request.url = '/404.html';
    files(request, response, next);
  };
  router.get(['/404', '/404.html'], notFound);
  router.use((request, response, next) =>
    isMalformed(request.path) ? notFound(request, response, next) : next(),
  );
  router.use(files, notFound);
  return router;
}

function setHeaders(response: ServerResponse, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Whether a path cannot be decoded, such as `/%`. */
function isMalformed(path: string) {
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}

/** Serves `services.html` at `/services`, and redirects `/services.html` and `/services/` there. */
function cleanUrls(directory: string): RequestHandler {
  const pages = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
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
