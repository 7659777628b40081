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

/**
 * Writes a `.br` and a `.gz` file next to every text file that has none, for servers that send precompressed files.
 *
 * @param quality of Brotli, from 0 to 11
 */
export async function compress(directory: string, quality = BROTLI_MAX_QUALITY): Promise<void> {
  const all = listFiles(directory);
  const files = all.filter((file) => textFile.test(file) && !all.includes(`${file}.br`));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(directory, name);
      const text = await readFile(file);
      await writeFile(`${file}.br`, await brotli(text, { params: { [BROTLI_PARAM_QUALITY]: quality } }));
      await writeFile(`${file}.gz`, await gzip(text, { level: Z_BEST_COMPRESSION }));
    }),
  );
}
