import { createReadStream, existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { localFormService } from './local-form-service';

/** The headers that every host should send with every file (docs/security.md). */
const securityHeaders = new Headers({
  'X-Content-Type-Options': 'nosniff',
  // The rest is in a <meta> of each page (adapter/content-security-policy.ts), which ignores frame-ancestors.
  'Content-Security-Policy': "frame-ancestors 'none'",
  // Without includeSubDomains: the owner may have other subdomains without HTTPS, for email or an old shop.
  'Strict-Transport-Security': 'max-age=63072000',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate, no-transform';

/** Serves a site as CDNs do: clean URLs, a 404 page, cache headers. The form service is at `/enquiries`. */
export function staticServer(directory: string, basePath = ''): RequestListener {
  const files = sirv(directory, {
    // Reads the directory on every request, because the site may be built again meanwhile.
    dev: true,
    etag: true,
    setHeaders(response, pathname) {
      const isHashed = /^\/(_next\/static|photos)\//.test(pathname);
      response.setHeader('Cache-Control', isHashed ? immutable : revalidate);
      if (pathname === '/favicon.ico') response.setHeader('Content-Type', 'image/x-icon');
    },
  });

  return (request, response) => {
    const { method = '', url = '' } = request;
    const [pathname = ''] = url.split('?');
    const query = url.slice(pathname.length);
    const isOnSite = pathname === basePath || pathname.startsWith(`${basePath}/`);
    const file = isOnSite ? pathname.slice(basePath.length) || '/' : '/404';

    const isRead = method === 'GET' || method === 'HEAD';
    const isForm = file === '/enquiries';
    if (isForm && ['POST', 'OPTIONS'].includes(method)) return localFormService(request, response);
    if (!isRead) {
      return response.writeHead(405, { Allow: isForm ? 'POST, OPTIONS' : 'GET, HEAD' }).end();
    }

    response.setHeaders(securityHeaders);
    // Without this, an aborted request keeps a file open, which Windows cannot remove in the next build.
    response.on('pipe', (file: Readable) => response.on('close', () => file.destroy()));
    // Each page has one address, and the 404 page and hidden files have none.
    const page = /^\/([a-z0-9-][a-z0-9/-]*?)(\/|\/index\.html|\.html)$/.exec(file)?.[1];
    const isHidden = /^\/404(\/|\.html|$)|\/\.(?!well-known\/)/.test(file);
    if (page && !isHidden && existsSync(path.join(directory, `${page}.html`))) {
      const location = `${basePath}/${page === 'index' ? '' : page}${query}`;
      return response.writeHead(301, { Location: location, 'Cache-Control': revalidate }).end();
    }

    const sendMissingPage = () => {
      response.writeHead(404, { 'Cache-Control': revalidate, 'Content-Type': 'text/html; charset=utf-8' });
      // The directory that `next dev` serves has no 404 page.
      createReadStream(path.join(directory, '404.html'))
        .on('error', () => response.end())
        .pipe(response);
    };
    if (isHidden) return sendMissingPage();
    request.url = file;
    files(request, response, sendMissingPage);
  };
}
