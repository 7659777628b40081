import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Images and fonts are compressed already. */
const textFile = /\.(html|js|css|svg|txt|xml|json|webmanifest)$/;

/**
 * Writes a `.br` and a `.gz` file next to every text file, at the highest compression, for servers that send precompressed
 * files.
 *
 * @param directory the export
 */
export async function compress(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  await Promise.all(
    files
      .filter((file) => textFile.test(file))
      .map(async (file) => {
        const target = path.join(directory, file);
        const text = await readFile(target);
        const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        await writeFile(`${target}.br`, await brotli(text, { params }));
        await writeFile(`${target}.gz`, await gzip(text, { level: zlib.constants.Z_BEST_COMPRESSION }));
      }),
  );
}
