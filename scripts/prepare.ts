import { prepareFonts } from './fonts';
import { prepareIcons } from './icons';
import { preparePhotos } from './photos';
import { prepareSharePicture } from './share-picture';

/**
 * Makes everything that Next needs beside the sources: photos, fonts, icons, the picture beside shared links.
 *
 * @throws ContentError for mistakes in the content
 */
export async function prepare(): Promise<void> {
  await preparePhotos();
  await prepareFonts();
  await prepareIcons();
  await prepareSharePicture();
}
