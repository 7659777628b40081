import { existsSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { remove } from '@/lib/files';
import { pageLinksFor } from '@/lib/navigation';
import { removeUnusedPhotos } from '@/photos/content-photos';
import { buildEditor } from './build-editor';
import { checkIslands } from './check-islands';
import { writeHostFiles } from './host-files';
import type { CompiledContent } from './compile-content';
import { writePages } from './write-pages';
import { writeScripts } from './write-scripts';

type Build = {
  content: CompiledContent;
  /** The directory of Next's export. */
  exported: string;
  /** Next's own directory, where the site is until it is complete. */
  nextDirectory: string;
  /** The path of the home page: empty unless the site is in a folder of its host. */
  basePath: string;
  /** The path of the project in its repository: empty unless that is a monorepo. */
  projectPath: string;
  /** Where the site goes. */
  directory: string;
  /** Whether the site is only for this computer. */
  isPreview: boolean;
};

/**
 * Writes the site from Next's export: its pages without Next's scripts, in two places each, and the editor.
 * Empties the directory only when the site is complete, so that an error leaves it unchanged.
 *
 * @throws Error when a page of the navigation is missing, or cannot work without Next's scripts
 */
export async function writeSite(build: Build): Promise<void> {
  const { content, exported, nextDirectory, basePath, projectPath, directory, isPreview } = build;
  const { business } = content.files;
  const routes = pageLinksFor(content.files).map(({ href }) => (href === '/' ? '/index' : href));
  const missing = [...routes, '/404'].filter((route) => !existsSync(`${exported}${route}.html`));
  if (missing.length > 0) {
    throw new Error(
      `Next has not exported these pages: ${missing.join(', ')}. Run \`next build\` without an option that leaves pages out. ${directory} stays as it is.`,
    );
  }
  const unfinished = path.join(nextDirectory, 'site');
  await remove(unfinished);
  const scripts = await writeScripts(unfinished, basePath);
  // Before the pages, which do not say what comes from which package.
  checkIslands(path.join(nextDirectory, 'server/app'), projectPath, scripts.metafile);
  await writePages(exported, unfinished, scripts, basePath);
  await removeUnusedPhotos(`${unfinished}/photos`);
  // Unless business.yaml names a repository, a preview edits the files on this computer.
  const repository = (!isPreview && process.env.GITHUB_REPOSITORY) || business.repository;
  const isSample = content.sample.length > 0;
  if (repository || isPreview) await buildEditor(unfinished, repository, isSample);
  await writeHostFiles(unfinished, basePath);
  await mkdir(directory, { recursive: true });
  for (const name of await readdir(directory)) await remove(path.join(directory, name));
  for (const name of await readdir(unfinished))
    await cp(path.join(unfinished, name), path.join(directory, name), { recursive: true });
  if (isPreview) return;
  console.log(describeEditor(repository));
  if (isSample)
    console.warn(
      'Search engines are kept out while parts of the sample are left. To list them, run: npm run launch-check',
    );
}

/** Describes where the published editor saves, or why there is none. */
const describeEditor = (repository?: string) =>
  repository
    ? `The editor at /admin saves in ${repository} on GitHub.`
    : 'The site has no editor. To have one, write the name of its repository on GitHub after "repository:" into business.yaml.';
