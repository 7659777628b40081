import { createReadStream, existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { fileHeaders, hashedPaths, immutable, pageHeaders, revalidate } from '@/hosting/rules';
import { localFormService } from './local-form-service';

/**
 * Serves an export like a CDN: clean URLs, `404.html` with status 404, precompressed files, hashed files cached immutably
 * and all others revalidated. The form service is at `/enquiries`.
 *
 * @param directory the export
 * @param enquiries the file that the form service appends to
 * @param basePath the path of the home page, without a slash at the end
 */
export function staticServer(directory: string, enquiries: string, basePath = ''): RequestListener {
  const formService = localFormService(enquiries);
  const htmlFile = (page: string) => path.join(directory, `${page === '/' ? '/index' : page}.html`);
  const isPage = (pathname: string) => /^\/[a-z0-9-]*$/.test(pathname) && existsSync(htmlFile(pathname));

  const files = sirv(directory, {
    // Reads the directory at every request: another command may build the site again meanwhile.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      const isHashed = hashedPaths.some((hashed) => pathname.startsWith(hashed));
      response.setHeader('Cache-Control', isHashed ? immutable : revalidate);
      response.setHeaders(new Headers(fileHeaders));
      if (pathname === '/favicon.ico') response.setHeader('Content-Type', 'image/x-icon');
      // Only with pages, because HTTP/1.1 does not compress headers.
      if (isPage(pathname)) response.setHeaders(htmlHeaders);
    },
  });

  return (request, response) => {
    const { method = '', url = '', headers } = request;
    const [pathname = '', query] = url.split(/(?=\?)/);
    const isOnSite = pathname === basePath || pathname.startsWith(`${basePath}/`);
    const file = isOnSite ? pathname.slice(basePath.length) || '/' : '/404';

    if (file === '/enquiries') return formService(request, response);
    if (method !== 'GET' && method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }

    const page = file.replace(/^\/index\.html$|(?<=.)\/$|\.html$/, '') || '/';
    const isMissing = page === '/404' || (page !== file && !isPage(page));
    if (page !== file && !isMissing) {
      return response.writeHead(301, { Location: `${basePath}${page}${query ?? ''}` }).end();
    }

    const sendMissingPage = () => {
      const isBrotli = /\bbr\b/.test(String(headers['accept-encoding']));
      if (isBrotli) response.setHeader('Content-Encoding', 'br');
      response.setHeaders(htmlHeaders);
      response.writeHead(404, { 'Cache-Control': revalidate, Vary: 'Accept-Encoding', ...fileHeaders });
      // The editor of `npm run dev` has no such page.
      createReadStream(`${htmlFile('/404')}${isBrotli ? '.br' : ''}`)
        .on('error', () => response.end())
        .pipe(response);
    };
    if (isMissing) return sendMissingPage();
    request.url = file;
    files(request, response, sendMissingPage);
  };
}

const htmlHeaders = new Headers({ 'Content-Type': 'text/html; charset=utf-8', ...pageHeaders });
