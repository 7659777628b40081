import { existsSync } from 'node:fs';
import { appendFile, cp } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/files';

/**
 * Writes every page to a second file: some hosts find `services.html` at /services, others only `services/index.html`, perhaps after a
 * redirect to /services/. Cloudflare would serve both URLs: `_redirects` makes it redirect to /services.
 */
export async function addPageFolders(directory: string, basePath: string): Promise<void> {
  for (const file of listFiles(directory)) {
    const page = /^(?!index\.|404\.)(.+)\.html$/.exec(file)?.[1];
    // The owner's own files stay as they are: a search engine asks for some to verify who has the site.
    if (!page || existsSync(path.join('public', file))) continue;
    await cp(path.join(directory, file), path.join(directory, page, 'index.html'));
    // After the owner's own redirects, if there are any in `public/`.
    const redirect = `\n${basePath}/${page}/ ${basePath}/${page} 301`;
    await appendFile(path.join(directory, '_redirects'), redirect);
  }
}
