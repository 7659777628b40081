import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { YAMLSeq, type Document } from 'yaml';
import { ContentError } from '@/lib/content/content-error';
import { readYaml } from '@/lib/content/read-yaml';
import { directories } from '@/lib/directories';
import { isSystemFile, listFiles, replaceFile } from '@/lib/files';
import { findShapeProblem, findSizeProblem, type Advice } from '@/lib/photos/photo-checks';
import { describeUnreadable, openPhoto } from '@/photos/encode-photo';
import { runCommand } from './run-command';

const imageFile = /\.(jpe?g|png|webp|avif|hei[cf]|tiff?)$/i;

// `npm run photos:add`: adds the photos of a folder to the end of the gallery, described by their names.
runCommand(async () => {
  const [, , folder] = process.argv;
  if (!folder) throw new Error('Which folder has the photos? Write: npm run photos:add -- FOLDER');
  const file = `${directories.content}/gallery.yaml`;
  const { document, problems } = readYaml(file);
  if (problems.length > 0) throw new ContentError(problems);
  const gallery: Document = document;
  gallery.contents ??= new YAMLSeq();
  const names = listFiles(folder).filter((name) => !isSystemFile(name));
  for (const name of names.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
    const isImage = imageFile.test(name);
    const reason = isImage ? await addPhoto(gallery, path.join(folder, name)) : 'is not a photo.';
    console.log(reason ? `Left out: ${name} ${reason}` : `Added: ${name}`);
  }
  // As the editor formats it, for small diffs.
  await replaceFile(file, gallery.toString({ lineWidth: 0, singleQuote: true }));
});

/** Adds a photo to the gallery, or returns why it is left out. */
async function addPhoto(gallery: Document, file: string): Promise<string | undefined> {
  const entries: { file: string; alt: string }[] = gallery.toJS();
  const source = await readFile(file);
  // The hash is in the photo's name, so that a second run adds nothing, nor does a copy under another name.
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  if (entries.some((entry) => entry.file.endsWith(`${hash}.jpg`))) return 'is in the gallery already.';
  const photo = await convert(source);
  if ('problem' in photo) return `${photo.problem}. ${photo.remedy}`;

  const { name: stem } = path.parse(file);
  const words = stem.replace(/[-_\s]+/g, ' ').trim();
  const description = words ? words.charAt(0).toUpperCase() + words.slice(1).normalize('NFC') : 'Photo';
  let alt = description;
  for (let count = 2; entries.some((entry) => entry.alt === alt); count++) alt = `${description} (${count})`;
  const name = `${alt.slice(0, 60)} ${hash}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  await replaceFile(`${directories.photos}/${name}.jpg`, photo);
  gallery.add({ file: `./photos/${name}.jpg`, alt });
  return undefined;
}

/** Makes a photo an upright JPEG without metadata such as its location, or returns why it is unusable. */
async function convert(source: Buffer): Promise<Buffer | Advice> {
  try {
    // Larger than any layout shows it, small enough for the repository.
    const size = { width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true } as const;
    const jpeg = (await openPhoto(source)).resize(size).jpeg({ quality: 90, mozjpeg: true });
    const { data, info } = await jpeg.toBuffer({ resolveWithObject: true });
    return findShapeProblem(info) ?? findSizeProblem(info, 'column') ?? data;
  } catch (error) {
    return describeUnreadable(source, error);
  }
}
