import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { contentDirectory, previewDirectory } from '@/lib/content/directories';
import { environment } from '@/lib/environment';
import { nextBuild } from '../utils/next-build';
import { hashSources } from './source-hash';

/** Builds the site into a directory, unless it was built from the same sources and environment variables before. */
export async function buildPreview(directory = previewDirectory): Promise<void> {
  // Computed before the build, so that a source edited meanwhile causes another build.
  const hash = hashSources(contentDirectory, [environment.formEndpoint, environment.siteUrl]);
  const finished = `${directory}/build-${hash}.txt`;
  if (existsSync(finished)) return;
  await nextBuild({ SITE_DIRECTORY: directory });
  await writeFile(finished, '');
}
