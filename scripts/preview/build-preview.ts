import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { contentDirectory, previewDirectory } from '@/lib/content/directories';
import { environment } from '@/lib/environment';
import { buildSite } from '../build-site/build-site';
import { buildMark } from './build-mark';

/** Builds the site into a directory, unless it was built from the same sources and environment variables before. */
export async function buildPreview(directory = previewDirectory): Promise<void> {
  // Computed before the build, so that a source edited meanwhile causes another build.
  const mark = buildMark(contentDirectory, [environment.formEndpoint, environment.siteUrl]);
  if (existsSync(`${directory}/${mark}`)) return;
  await buildSite(directory);
  await writeFile(`${directory}/${mark}`, '');
}
