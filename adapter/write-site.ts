import { cp } from 'node:fs/promises';
import path from 'node:path';
import { getContent } from '@/lib/content';
import { contentDirectory, previewDirectory } from '@/lib/content/directories';
import { readContent } from '@/lib/content/read';
import { getBasePath } from '@/lib/content/site-address';
import { replaceDirectory } from '@/lib/files';
import { buildEditor } from './build-editor';
import { checkIslands } from './check-islands';
import { makeReadable } from './make-readable';
import { addPageFolders } from './page-folders';
import { removeUnusedPhotos } from './photos/content-photos';
import { findRepository } from './repository';
import { writePages } from './write-pages';

type Build = {
  /** The directory of the export. */
  exported: string;
  /** Next's own directory, in which the site is until it is complete. */
  nextDirectory: string;
  /** The path of the project in its repository: empty, except in a monorepo. */
  projectPath: string;
  /** Where the site goes. */
  directory: string;
};

/**
 * Writes the site from what Next has exported: pages without Next's scripts and with a Content Security Policy, a second file for each
 * page, the files that hosts read, and the editor. The directory is replaced when the site is complete: after an error, it is as it was.
 */
export async function writeSite({ exported, nextDirectory, projectPath, directory }: Build): Promise<void> {
  const { business } = getContent();
  const basePath = getBasePath();
  const unfinished = path.join(nextDirectory, 'site');
  const hydrated = await writePages(exported, unfinished, basePath);
  checkIslands(path.join(nextDirectory, 'server/app'), projectPath, hydrated);
  await removeUnusedPhotos(unfinished);
  // What hosts read in the site itself. A file of the owner's in public/ is kept.
  await cp('hosting/site-files', unfinished, { recursive: true, force: false });
  // A preview edits the files on this computer; the published editor needs a repository to write to.
  const isPreview = directory === previewDirectory;
  const repository = (isPreview ? undefined : findRepository()) ?? business.repository;
  if (repository || isPreview) await buildEditor(unfinished, { ...business, repository });
  await addPageFolders(unfinished, basePath);
  await makeReadable(unfinished);
  await replaceDirectory(directory, unfinished);
  if (isPreview) return;
  console.log(describeEditor(repository));
  if (readContent(contentDirectory).sample.blockers.length > 0)
    console.warn('The site still contains sample content. To list it, run: npm run launch-check');
}

/** Says where the published editor saves, or why there is none. */
const describeEditor = (repository?: string) =>
  repository
    ? `The editor at /admin saves in ${repository} on GitHub.`
    : 'The site has no editor: neither the remote "origin" of this clone nor the host names a repository on GitHub. To have one, write the name of the repository after "repository:" into business.yaml.';
