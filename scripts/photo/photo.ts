import { progressBar } from '../progress-bar';
import { runCommand } from '../run-command';
import { checkPhotos, writePhotos } from './add-photos';
import { readArguments } from './arguments';

/** Adds the photos that the command line names to the gallery, or tells everything that is wrong with them. */
async function photo() {
  const { photos, mistakes } = readArguments(process.argv.slice(2));
  const bar = photos.length > 1 ? progressBar('Looking at photos', photos.length) : undefined;
  const checked = await checkPhotos(photos, (file) => bar?.increment({ file })).finally(() => bar?.stop());
  mistakes.push(...checked.mistakes);
  if (mistakes.length > 0) throw new Error(`No photo was added:\n\n${list(mistakes)}\n`);

  await writePhotos(checked.additions);
  const added = checked.additions.map(({ file }) => `content/photos/${file}`);
  console.log(`Added at the end of content/gallery.yaml, where you can change the order:\n${list(added)}`);
}

function list(lines: string[]) {
  return lines.map((line) => `  ${line}`).join('\n');
}

runCommand(photo);
