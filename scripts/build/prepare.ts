import { contentDirectory } from '@/content/directory';
import { readContent } from '@/content/read';
import { prepareFonts } from './fonts';
import { encodePhotos } from './encode-photos';
import { prepareShareImage } from './share-image';

/**
 * Validates the content and makes the generated files that Next needs: photos, fonts and the share image.
 *
 * @throws ContentError with all mistakes in the content
 */
export async function prepare(): Promise<void> {
  await encodePhotos();
  for (const { file, line, problem, remedy } of readContent(contentDirectory).warnings) {
    console.warn(`${file}:${line}: ${problem}. ${remedy}`);
  }
  await prepareFonts();
  await prepareShareImage();
}
