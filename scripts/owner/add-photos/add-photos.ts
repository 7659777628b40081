import { contentDirectory, photosDirectory } from '@/lib/content/directory';
import { showProgress } from '../../lib/progress';
import { runCommand } from '../../lib/run-command';
import { checkPhotos, writePhotos } from './new-photos';
import { readArguments } from './arguments';

// `npm run photos:add`: adds the photos given on the command line to the gallery, and reports everything wrong with the others.
async function addPhotos() {
  const { photos, similar, mistakes } = readArguments(process.argv.slice(2));
  const onChecked = showProgress('Checking photos', photos.length);
  const checked = await checkPhotos(photos, { similar, onChecked });
  mistakes.push(...checked.mistakes);
  if (checked.additions.length > 0) {
    await writePhotos(checked.additions);
    const added = checked.additions.map(({ file }) => `${photosDirectory}/${file}`);
    console.log(
      `Added to the end of ${contentDirectory}/gallery.yaml, where you can change the order:\n${list(added)}`,
    );
  }
  if (mistakes.length > 0) throw new Error(`Not added:\n\n${list(mistakes)}\n`);
}

function list(lines: string[]) {
  return lines.map((line) => `  ${line}`).join('\n');
}

runCommand(addPhotos);
