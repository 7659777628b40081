import { existsSync } from 'node:fs';
import { ContentError, listProblems } from '@/lib/content/content-error';
import { readContent } from '@/lib/content/read';
import { directories } from '@/lib/directories';
import { replaceFile } from '@/lib/files';
import { photoIndexFile } from '@/lib/photos/photo-index';
import { encodePhotos } from '@/photos/content-photos';
import { annotate } from './annotate';

export type CompiledContent = Awaited<ReturnType<typeof compileContent>>;

/**
 * Validates the content and encodes its photos, before Next reads them. Prints warnings.
 *
 * @param isPreview whether the site is only for this computer
 * @returns the values of the files, and the sample content in them
 * @throws ContentError with all problems in the content, including missing and unusable photos
 */
export async function compileContent(isPreview: boolean) {
  const { files, problems, warnings, photoReferences, sample, locate } = readContent(directories.content);
  const logo = files?.business.logo;
  if (logo && !existsSync(`public${logo}`)) {
    const remedy = 'Put the file there, or remove the line that begins with "logo:".';
    const { place, ...location } = locate(['business', 'logo']);
    problems.push({ ...location, problem: `${place}: public${logo} cannot be found`, remedy });
  }
  const photos = await encodePhotos(photoReferences, isPreview, problems);
  warnings.push(...photos.warnings);
  if (warnings.length > 0) console.warn(listProblems(warnings));
  annotate('warning', warnings);
  if (!files || problems.length > 0) throw new ContentError(problems);

  await replaceFile(photoIndexFile(), `${JSON.stringify(photos.index, null, 2)}\n`);
  return { files, sample };
}
