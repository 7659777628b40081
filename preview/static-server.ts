import { createReadStream } from 'node:fs';
import type { RequestListener } from 'node:http';
import sirv from 'sirv';
import { localFormService } from './local-form-service';

/** Serves a site as hosts do: clean URLs, and a 404 page. The form service is at `/enquiries`. */
export function staticServer(directory: string, basePath = ''): RequestListener {
  // Reads the directory on every request, because the site may be built again meanwhile.
  const files = sirv(directory, { dev: true, etag: true });
  return (request, response) => {
    const { method, url = '' } = request;
    const sendMissingPage = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      // The directory that `next dev` serves has no 404 page.
      createReadStream(`${directory}/404.html`)
        .on('error', () => response.end())
        .pipe(response);
    };
    if (!url.startsWith(basePath)) return sendMissingPage();
    request.url = `/${url.slice(basePath.length + 1)}`;
    if (request.url === '/enquiries' && method !== 'GET') return localFormService(request, response);
    files(request, response, sendMissingPage);
  };
}
