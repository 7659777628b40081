import { existsSync } from 'node:fs';
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/files';

/** Whether the owner has put a file into the site, which stays as it is. */
const isOwn = (file: string) => existsSync(path.join('public', file));

/**
 * Adds what hosts read to a site, and every page as a second file: some hosts find `services.html` at
 * /services, others only `services/index.html`, perhaps after a redirect to /services/. Cloudflare would
 * serve both URLs: `_redirects` makes it redirect to /services.
 *
 * @param basePath the path of the home page: empty, except in a folder of a host
 */
export async function writeHostFiles(directory: string, basePath: string): Promise<void> {
  await cp('hosting/site-files', directory, { recursive: true, force: false });
  if (!isOwn('.htaccess')) {
    const file = path.join(directory, '.htaccess');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('ErrorDocument 404 ', `$&${basePath}`));
  }
  for (const file of listFiles(directory)) {
    const page = /^(?!index\.|404\.)(.+)\.html$/.exec(file)?.[1];
    // A search engine asks for some files to verify who has the site.
    if (!page || isOwn(file)) continue;
    await cp(path.join(directory, file), path.join(directory, page, 'index.html'));
    // After the owner's own redirects, if there are any.
    const redirect = `\n${basePath}/${page}/ ${basePath}/${page} 301`;
    await appendFile(path.join(directory, '_redirects'), redirect);
  }
}
