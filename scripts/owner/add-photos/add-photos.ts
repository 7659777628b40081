import { progressBar } from '../../lib/progress-bar';
import { runCommand } from '../../lib/run-command';
import { checkPhotos, writePhotos } from './new-photos';
import { readArguments } from './arguments';

// `npm run photos:add`: adds the photos given on the command line to the gallery, or reports everything wrong with them.
async function addPhotos() {
  const { photos, mistakes } = readArguments(process.argv.slice(2));
  const bar = photos.length > 1 ? progressBar('Checking photos', photos.length) : undefined;
  const checked = await checkPhotos(photos, (file) => bar?.increment({ file })).finally(() => bar?.stop());
  mistakes.push(...checked.mistakes);
  if (mistakes.length > 0) throw new Error(`No photos were added:\n\n${list(mistakes)}\n`);

  await writePhotos(checked.additions);
  const added = checked.additions.map(({ file }) => `content/photos/${file}`);
  console.log(`Added to the end of content/gallery.yaml, where you can change the order:\n${list(added)}`);
}

function list(lines: string[]) {
  return lines.map((line) => `  ${line}`).join('\n');
}

runCommand(addPhotos);
