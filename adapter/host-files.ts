import { existsSync } from 'node:fs';
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/files';

/** Whether a file is the owner's own, in public/: it must stay unchanged. */
export const isOwn = (file: string) => existsSync(path.join('public', file));

/**
 * Adds files for hosts, and a second file for each page: at /services, some hosts serve `services.html`,
 * others only `services/index.html`, perhaps at /services/. `_redirects` stops Cloudflare from serving both.
 *
 * @param basePath the path of the home page: empty unless the site is in a folder of its host
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
    // Such as a file with which a search engine verifies who owns the site.
    if (!page || isOwn(file)) continue;
    await cp(path.join(directory, file), path.join(directory, page, 'index.html'));
    // After the owner's own redirects, if there are any.
    const redirect = `\n${basePath}/${page}/ ${basePath}/${page} 301`;
    await appendFile(path.join(directory, '_redirects'), redirect);
  }
}
