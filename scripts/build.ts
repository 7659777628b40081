import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getContent, getSite } from '@/content';
import { compress } from './compress';
import { readSamples } from './launch-check/samples';
import { prepare } from './prepare';
import { runCommand } from './run-command';
import { seal } from './seal/seal';

const stampPath = '.cache/build.txt';

/** What the export is made of, beside the settings FORM_ENDPOINT and SITE_URL. */
export const sources = [
  'app',
  'components',
  'content',
  'scripts',
  'instrumentation-client.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/**
 * Makes the export in `out`: checks the content, prepares photos, fonts and icons, runs Next's build, seals the pages and
 * compresses what is text.
 *
 * @throws ContentError for mistakes in the content, Error when Next's build fails
 */
export async function build(): Promise<void> {
  await prepare();
  const stamp = await currentStamp();
  await new Promise<void>((resolve, reject) => {
    const next = spawn(process.execPath, [require.resolve('next/dist/bin/next'), 'build'], {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    });
    next.on('error', reject);
    next.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('next build failed, see above.'))));
  });
  const { formEndpoint } = getContent().business;
  await seal('out', { ...getSite(), formEndpoint });
  await compress('out');
  await mkdir(path.dirname(stampPath), { recursive: true });
  await writeFile(stampPath, stamp);
}

/** Whether `out` is missing or was made from other sources or with another form endpoint. */
export async function needsBuild(): Promise<boolean> {
  if (!existsSync('out/index.html') || !existsSync(stampPath)) return true;
  return (await readFile(stampPath, 'utf8')) !== (await currentStamp());
}

async function currentStamp(): Promise<string> {
  const hash = createHash('sha256').update(`${process.env.FORM_ENDPOINT} ${process.env.SITE_URL}`);
  for (const source of sources) {
    for (const file of await filesOf(source)) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesOf(source: string): Promise<string[]> {
  if (path.extname(source)) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function warnOfSamples() {
  const { length } = readSamples('content');
  if (length === 0) return;
  const entries = length === 1 ? '1 entry' : `${length} entries`;
  console.warn(`Sample content is still in: ${entries}. npm run launch-check names them.`);
}

if (require.main === module) runCommand(() => build().then(warnOfSamples));
