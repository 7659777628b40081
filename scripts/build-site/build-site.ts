import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { getContent } from '@/lib/content';
import { generatedDirectory, previewDirectory } from '@/lib/content/directories';
import { getBasePath } from '@/lib/content/site-address';
import { compress } from './compress';
import { buildEditor } from './build-editor';
import { findRepository } from './repository';
import { makeReadable } from '../utils/files';
import { checkHydration } from './check-hydration';
import { removeUnusedPhotos } from '../photos/content-photos';
import { addPageFolders } from './page-folders';
import { prepareContent } from './prepare-content';
import { postprocess } from './postprocess';

/** Where Next exports to. The export stays there, for debugging. */
const exportDirectory = `${generatedDirectory}/export`;

/**
 * Builds the site: validates the content, encodes its photos, runs `next build`, and writes the site.
 *
 * @param directory the directory for the site, which is emptied first
 */
export async function buildSite(directory: string): Promise<void> {
  await prepareContent();
  await runNextBuild();
  await writeSite(directory);
}

/** Runs `next build`. Next refuses to while another build of the project is running, such as that of `npm start` in another terminal. */
async function runNextBuild(): Promise<void> {
  const build = spawn(process.execPath, [require.resolve('next/dist/bin/next'), 'build'], {
    stdio: ['inherit', 'inherit', 'pipe'],
    env: {
      ...process.env,
      // A shell may have set it for other programs.
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      EXPORT_DIRECTORY: exportDirectory,
    },
  });
  let errors = '';
  build.stderr.on('data', (text) => (errors += text)).pipe(process.stderr);
  const [status, signal] = await once(build, 'close');
  if (errors.includes('Another next build process')) {
    console.log('Waiting until the other build has ended…');
    await wait(5_000);
    return runNextBuild();
  }
  // It prints nothing when the system has ended it.
  if (signal) throw new Error('`next build` was ended: perhaps this computer has too little memory.');
  if (status !== 0) throw new Error('`next build` failed: see its output above.');
}

/**
 * Writes the site from what `next build` has exported: inlines styles, defers scripts and adds the Content Security Policy
 * (postprocess.ts), adds the files of hosts and the editor, copies each page for hosts that only serve files, and compresses text files.
 */
export async function writeSite(directory: string): Promise<void> {
  const { business } = getContent();
  const basePath = getBasePath();
  const { formEndpoint } = business;
  await checkHydration(await postprocess(exportDirectory, directory, { basePath, formEndpoint }));
  await removeUnusedPhotos(directory);
  // What hosts read in the site itself. A file of the owner's in public/ is kept.
  await cp('hosting/site-files', directory, { recursive: true, force: false });
  // A preview edits the files on this computer; the published editor needs a repository to write to.
  const isPreview = directory === previewDirectory;
  const repository = (isPreview ? undefined : findRepository()) ?? business.repository;
  if (repository || isPreview) await buildEditor(directory, { ...business, repository });
  if (!isPreview) console.log(describeEditor(repository));
  await addPageFolders(directory, basePath);
  await compress(directory);
  await makeReadable(directory);
}

/** Says where the published editor saves, or why there is none. */
const describeEditor = (repository?: string) =>
  repository
    ? `The editor at /admin saves in ${repository} on GitHub.`
    : 'The site has no editor: neither the remote "origin" of this clone nor the host names a repository on GitHub. To have one, write the name of the repository after "repository:" into business.yaml.';
