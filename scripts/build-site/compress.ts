import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { listFiles } from '../utils/files';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, Z_BEST_COMPRESSION } = zlib.constants;

/** Images and fonts are compressed already. */
const textFile = /\.(html|js|css|svg|txt|xml|json)$/;

/** Writes a `.br` and a `.gz` file next to every text file of a site, for servers that send precompressed files. */
export async function compress(directory: string): Promise<void> {
  const files = listFiles(directory).filter((file) => textFile.test(file));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(directory, name);
      const text = await readFile(file);
      // The editor would take longer than the whole site at the highest quality, to become a seventh smaller.
      const quality = name.startsWith('_next/static/editor/') ? 5 : BROTLI_MAX_QUALITY;
      await writeFile(`${file}.br`, await brotli(text, { params: { [BROTLI_PARAM_QUALITY]: quality } }));
      await writeFile(`${file}.gz`, await gzip(text, { level: Z_BEST_COMPRESSION }));
    }),
  );
}
