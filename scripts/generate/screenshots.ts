import { spawnSync } from 'node:child_process';
import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { runCommand } from '../lib/run-command';

const folder = 'e2e/export/screenshots';

// `npm run generate:screenshots`: updates the baselines of e2e/export/screenshots.spec.ts, and reduces their size because
// Git keeps every version.
async function takeScreenshots() {
  const parameters = ['playwright', 'test', 'e2e/export/screenshots.spec.ts', '--update-snapshots=changed'];
  const started = Date.now();
  const { status } = spawnSync('npx', parameters, { stdio: 'inherit' });
  if (status !== 0)
    throw new Error('Not all screenshots could be taken: see the output of Playwright above.');

  for (const file of (await readdir(folder)).filter((each) => each.endsWith('.png'))) {
    const screenshot = path.join(folder, file);
    if ((await stat(screenshot)).mtimeMs < started) continue;
    // Without dithering, the palette of 256 colours stays within the tolerance of the comparison.
    await writeFile(
      screenshot,
      await sharp(screenshot).png({ palette: true, dither: 0, effort: 10 }).toBuffer(),
    );
  }
}

runCommand(takeScreenshots);
