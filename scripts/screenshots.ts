import { spawnSync } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { runCommand } from './run-command';

const folder = 'e2e/screenshots';

/** Takes the pictures anew that e2e/screenshots.spec.ts compares with, and makes them small: they stay in the history. */
async function takeScreenshots() {
  const parameters = ['playwright', 'test', 'e2e/screenshots.spec.ts', '--update-snapshots=all'];
  const { status } = spawnSync('npx', parameters, { stdio: 'inherit' });
  if (status !== 0) throw new Error('Not every picture could be taken.');

  for (const file of (await readdir(folder)).filter((each) => each.endsWith('.png'))) {
    const picture = path.join(folder, file);
    // Without dither, so that the 256 colours differ from the real ones by less than the comparison sees.
    await writeFile(picture, await sharp(picture).png({ palette: true, dither: 0, effort: 10 }).toBuffer());
  }
}

if (require.main === module) runCommand(takeScreenshots);
