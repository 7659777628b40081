import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Formats that are compressed in themselves (pictures, fonts) gain nothing. */
const textual = /\.(html|js|css|svg|txt|xml|json|webmanifest)$/;

/**
 * Puts a `.br` and a `.gz` beside every text file of an export, as small as they get, for servers that can send files
 * as they lie there.
 *
 * @param directory the export
 */
export async function compress(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  await Promise.all(
    files
      .filter((file) => textual.test(file))
      .map(async (file) => {
        const target = path.join(directory, file);
        const text = await readFile(target);
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        await writeFile(`${target}.br`, await brotli(text, { params: size }));
        await writeFile(`${target}.gz`, await deflate(text, { level: constants.Z_BEST_COMPRESSION }));
      }),
  );
}
