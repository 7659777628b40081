import { listProblems } from '@/lib/content/content-error';
import { annotate } from '../github/github-actions';
import { prepareFonts } from './subset-fonts';
import { encodePhotos } from '../photos/encode-photos';
import { prepareShareImage } from './share-image';

/**
 * Validates the content and makes the generated files that Next needs: photos, fonts and the share image.
 *
 * @throws ContentError with all problems in the content, Error when the path of the project is one that Tailwind cannot read
 */
export async function prepare(): Promise<void> {
  const project = process.cwd();
  if (process.platform === 'win32' && /[^ -~]/.test(project)) {
    console.warn(
      `The picture for shared links may have the wrong font, because there are letters beyond A to Z in ${project}: look at public/photos/share-….jpg.`,
    );
  }
  if (project.includes('#')) {
    throw new Error(`The site cannot be built in a folder with # in its path: rename or move ${project}`);
  }
  // Also validates the texts, so that every problem is reported at once.
  const { files, warnings } = await encodePhotos();
  if (warnings.length > 0) console.warn(listProblems(warnings));
  for (const { problem, remedy, ...place } of warnings) {
    annotate({ level: 'warning', title: 'Could be better', message: `${problem}. ${remedy}`, ...place });
  }
  await prepareFonts();
  await prepareShareImage(files);
}
