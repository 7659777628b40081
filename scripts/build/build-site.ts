import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getContent } from '@/lib/content';
import { contentDirectory, generatedDirectory } from '@/lib/content/directory';
import { getBasePath } from '@/lib/content/site-address';
import { compress } from './compress';
import { buildEditor } from './editor/build-editor';
import { findRepository } from './editor/repository';
import { removeUnusedPhotos } from './encode-photos';
import { addPageFolders } from './page-folders';
import { prepare } from './prepare';
import { remove } from '../lib/files';
import { listFiles } from '../lib/list-files';
import { previewDirectory } from '../lib/preview-directory';
import { postprocess } from './postprocess/postprocess';

/** Where Next exports to. The export stays there, for debugging. */
const exportDirectory = `${generatedDirectory}/export`;

const buildHashFile = `${previewDirectory}.txt`;

/** Where every build writes the photos. */
const generatedFile = /^public\/photos\//;

/** The files and folders that the site is built from. */
const sources = [
  'app',
  'components',
  contentDirectory,
  'lib',
  'scripts',
  'public',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/**
 * Builds the site: validates the content, prepares photos, fonts and the share image, runs `next build`, and writes the site.
 *
 * @param directory the directory for the site, which is emptied first
 */
export async function buildSite(directory: string): Promise<void> {
  await prepare();
  const build = spawn(process.execPath, [require.resolve('next/dist/bin/next'), 'build'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      // A shell may have set it for other programs.
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      EXPORT_DIRECTORY: exportDirectory,
    },
  });
  const [status, signal] = await once(build, 'exit');
  if (signal) {
    throw new Error(`\`next build\` was ended by ${signal}. Perhaps this computer has too little memory.`);
  }
  if (status !== 0) throw new Error('`next build` failed: see its output above.');
  await writeSite(directory);
}

/**
 * Writes the site from what `next build` has exported: inlines styles, defers scripts and adds the Content Security Policy
 * (postprocess/postprocess.ts), adds the editor, copies each page for hosts that only serve files, and compresses text files.
 */
export async function writeSite(directory: string): Promise<void> {
  const { business } = getContent();
  const basePath = getBasePath();
  await postprocess(exportDirectory, directory, { basePath, formEndpoint: business.formEndpoint });
  await removeUnusedPhotos(directory);
  // A preview edits the files on this computer; the published editor needs a repository to write to.
  const isPreview = directory === previewDirectory;
  const repository = (isPreview ? undefined : findRepository()) ?? business.repository;
  if (repository || isPreview) await buildEditor(directory, { ...business, repository });
  await addPageFolders(directory, basePath);
  await compress(directory);
}

/** Builds the site into `previewDirectory`, unless it was built from the same sources and environment variables before. */
export async function buildPreview(): Promise<void> {
  // Computed before the build, so that a source edited meanwhile causes another build.
  const hash = await hashSources();
  const lastHash = await readFile(buildHashFile, 'utf8').catch(() => undefined);
  if (hash === lastHash && existsSync(path.join(previewDirectory, 'index.html'))) return;
  // A build that fails half-way must not count as the one before it.
  await remove(buildHashFile);
  await buildSite(previewDirectory);
  await writeFile(buildHashFile, hash);
}

async function hashSources(): Promise<string> {
  const { FORM_ENDPOINT, SITE_URL } = process.env;
  const hash = createHash('sha256').update(`${FORM_ENDPOINT} ${SITE_URL}`);
  const files = sources.flatMap((source) =>
    statSync(source).isFile() ? source : listFiles(source).map((file) => `${source}/${file}`),
  );
  for (const file of files.filter((name) => !generatedFile.test(name) && !name.includes('.test.'))) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}
