import { runCommand } from './run-command';
import { addPhotos, galleryFile } from '@/photos/add-to-gallery';

// `npm run photos:add`: adds the given photos to the gallery, or reports what is wrong and adds none.
runCommand(async () => {
  const added = await addPhotos(process.argv.slice(2));
  const list = added.map((file) => `  ${file}`).join('\n');
  console.log(`Added to the end of ${galleryFile()}, where you can change the order:\n${list}`);
});
