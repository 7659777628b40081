import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { directories } from '@/lib/directories';
import { environment } from '@/lib/environment';
import { nextBuild } from './next-build';
import { hashSources } from './source-hash';

/** Builds a preview of the site, unless its sources and environment variables are unchanged. */
export async function buildPreview(): Promise<void> {
  // Computed before the build, so that a source edited meanwhile causes another build.
  const hash = hashSources(directories.content, [environment.formEndpoint, environment.siteUrl]);
  const finished = `${directories.preview}/build-${hash}.txt`;
  if (existsSync(finished)) return;
  await nextBuild({ PREVIEW_DIRECTORY: directories.preview });
  await writeFile(finished, '');
}
