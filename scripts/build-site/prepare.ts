import { listProblems } from '@/lib/content/content-error';
import { annotateProblems } from '../github/github-actions';
import { encodePhotos } from '../photos/content-photos';

/**
 * Validates the content and encodes its photos, which Next needs.
 *
 * @throws ContentError with all problems in the content, Error when the path of the project is one that Tailwind cannot read
 */
export async function prepare(): Promise<void> {
  const project = process.cwd();
  if (project.includes('#')) {
    throw new Error(`The site cannot be built in a folder with # in its path: rename or move ${project}`);
  }
  // Also validates the texts, so that every problem is reported at once.
  const warnings = await encodePhotos();
  if (warnings.length > 0) console.warn(listProblems(warnings));
  annotateProblems('warning', 'Could be better', warnings);
}
