import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readContent } from '@/content/read';
import { copyProject } from '../lib/copy-project';

/** What a build of a gallery costs: times in seconds, memory in megabytes at its peak. */
export type BuildCost = {
  photos: number;
  encoding: { seconds: number; peak: number };
  building: { seconds: number; peak: number };
  onePhotoMore: { seconds: number };
};

/**
 * Builds the site with `count` different photos in its gallery: the samples, cropped and recoloured.
 *
 * @returns what it cost, and where the export is
 */
export async function buildWithPhotos(count: number): Promise<{ cost: BuildCost; out: string }> {
  const copy = await copyProject(`scale/${count}`);
  const samples = (readContent('content').files?.gallery ?? []).map(({ file }) => file);
  for (const file of samples) await rm(path.join(copy, 'content/photos', file));

  await writePhotos(copy, samples, count);
  const encoding = await run(copy, 'measure/encode-photos.ts');
  const building = await run(copy, 'build/build.ts');
  await writePhotos(copy, samples, count + 1);
  const onePhotoMore = await run(copy, 'measure/encode-photos.ts');
  return { cost: { photos: count, encoding, building, onePhotoMore }, out: path.join(copy, 'out') };
}

async function writePhotos(copy: string, samples: string[], count: number) {
  const folder = path.join(copy, 'content/photos');
  const present = new Set(await readdir(folder));
  const entries: string[] = [];
  for (let number = 0; number < count; number++) {
    const sample = samples[number % samples.length] ?? '';
    const file = `generated-${number}.jpg`;
    entries.push(`- file: ${file}\n  alt: Generated photo ${number}\n  sample: true\n`);
    if (present.has(file)) continue;
    await sharp(path.join('content/photos', sample))
      .resize({ width: 1000, height: 750 })
      .modulate({ hue: (number * 47) % 360 })
      .extract({ left: 0, top: number % 100, width: 1000, height: 650 })
      .jpeg({ quality: 88 })
      .toFile(path.join(folder, file));
  }
  await writeFile(path.join(copy, 'content/gallery.yaml'), entries.join(''));
}

/** Runs a script of the copy and its children, each of which logs its peak memory use to a file on exit. */
async function run(copy: string, script: string) {
  const log = path.join(copy, 'memory.txt');
  await writeFile(log, '');
  const started = performance.now();
  const child = spawn(process.execPath, [require.resolve('tsx/cli'), `scripts/${script}`], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      MEMORY_LOG: log,
      NODE_OPTIONS: `--import ${path.join(__dirname, 'report-memory.mjs')}`,
    },
  });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new Error(`scripts/${script} failed in ${copy}.`);
  const peaks = (await readFile(log, 'utf8')).split('\n').map(Number);
  return { seconds: (performance.now() - started) / 1000, peak: Math.max(...peaks) / 1024 };
}
