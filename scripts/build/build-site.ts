import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getBasePath, getContent } from '@/content';
import { compress } from './compress';
import { prepare } from './prepare';
import { sources } from '../lib/sources';
import { seal } from './seal/seal';

const stampPath = '.cache/build.txt';

/**
 * Builds the site into `out`: validates the content, prepares photos, fonts and the share image, runs `next build`, inlines
 * styles, defers scripts and adds the Content Security Policy (seal/seal.ts), and compresses text files.
 *
 * @throws ContentError with all mistakes in the content, Error when `next build` fails
 */
export async function buildSite(): Promise<void> {
  await prepare();
  const stamp = await currentStamp();
  await new Promise<void>((resolve, reject) => {
    const next = spawn(process.execPath, [require.resolve('next/dist/bin/next'), 'build'], {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    });
    next.on('error', reject);
    next.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('`next build` failed: see its output above.')),
    );
  });
  await removeUnusedFiles();
  const { formEndpoint } = getContent().business;
  await seal('out', { basePath: getBasePath(), formEndpoint });
  await compress('out');
  await mkdir(path.dirname(stampPath), { recursive: true });
  await writeFile(stampPath, stamp);
}

/** Removes the second copy of 404.html, and what Next's router would request: links load pages (docs/decisions.md). */
async function removeUnusedFiles() {
  await rm('out/_not-found.html');
  const files = await readdir('out', { recursive: true });
  for (const file of files.filter((each) => each.endsWith('.txt') && each !== 'robots.txt')) {
    await rm(path.join('out', file));
  }
  const folders = (await readdir('out', { recursive: true, withFileTypes: true })).filter((each) =>
    each.isDirectory(),
  );
  // Inner folders come after the folders that they are in.
  for (const { parentPath, name } of folders.reverse()) {
    const folder = path.join(parentPath, name);
    if ((await readdir(folder)).length === 0) await rmdir(folder);
  }
}

/** Returns whether `out` is missing, or was built from other sources or other environment variables. */
export async function needsBuild(): Promise<boolean> {
  if (!existsSync('out/index.html') || !existsSync(stampPath)) return true;
  return (await readFile(stampPath, 'utf8')) !== (await currentStamp());
}

async function currentStamp(): Promise<string> {
  const hash = createHash('sha256').update(`${process.env.FORM_ENDPOINT} ${process.env.SITE_URL}`);
  for (const source of sources) {
    for (const file of await listFiles(source)) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function listFiles(source: string): Promise<string[]> {
  if ((await stat(source)).isFile()) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
