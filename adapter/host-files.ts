import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/files';

/** Whether a file is from public/, which Next copies: it is no page. */
export const isFromPublic = (file: string) => existsSync(path.join('public', file));

/**
 * Adds a second file for each page: at /services, some hosts serve `services.html`, others only
 * `services/index.html`, perhaps at /services/. Puts the folder of the site into `.htaccess`.
 *
 * @param basePath the path of the home page: empty unless the site is in a folder of its host
 */
export async function writeHostFiles(directory: string, basePath: string): Promise<void> {
  for (const file of listFiles(directory)) {
    const source = path.join(directory, file);
    if (file === '.htaccess') {
      const text = await readFile(source, 'utf8');
      await writeFile(source, text.replace(' /404.html', ` ${basePath}/404.html`));
    }
    const page = /^(?!index\.|404\.)(.+)\.html$/.exec(file)?.[1];
    // Not of files such as the one with which a search engine verifies who owns the site.
    if (page && !isFromPublic(file)) await cp(source, path.join(directory, page, 'index.html'));
  }
}
