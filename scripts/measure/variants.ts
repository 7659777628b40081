import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { load } from 'cheerio';
import { compress } from '../build/compress';
import { freePort, listen } from '../lib/listen';
import { previewDirectory } from '../lib/preview-directory';
import { staticServer } from '../serve/static-server';

const directory = '.cache/measure';

/** A site to visit: a name for the tables and the address of its home page, without a slash at the end. */
export type Variant = { name: string; origin: string };

/**
 * Serves the export, a copy of it without scripts for comparison, and any others.
 *
 * @param others each a name with a directory or an address
 * @returns what to visit, and how to stop serving it
 */
export async function serveVariants(others: { name: string; place: string }[]) {
  const servers: Server[] = [];
  const serve = async (name: string, folder: string): Promise<Variant> => {
    const port = await freePort();
    servers.push(await listen(staticServer(folder, path.join(directory, 'enquiries.jsonl')), port, 'PORT'));
    return { name, origin: `http://localhost:${port}` };
  };

  const variants = [
    await serve('site', previewDirectory),
    await serve('no-scripts', await copy('no-scripts', previewDirectory, withoutScripts)),
  ];
  for (const { name, place } of others) {
    const isAddress = /^https?:\/\//.test(place);
    variants.push(
      isAddress ? { name, origin: place.replace(/\/$/, '') } : await serve(name, await copy(name, place)),
    );
  }
  return { variants, stop: () => servers.forEach((server) => server.close()) };
}

/** A compressed copy of an export, its pages changed by `change`. */
async function copy(name: string, source: string, change = (html: string) => html) {
  const folder = path.join(directory, name);
  await rm(folder, { recursive: true, force: true });
  await cp(source, folder, { recursive: true });
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const page = path.join(folder, file);
    await writeFile(page, change(await readFile(page, 'utf8')));
  }
  await compress(folder);
  return folder;
}

function withoutScripts(html: string) {
  const $ = load(html);
  $('script').remove();
  return $.html();
}
