import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Written by scripts/build/share-image.ts. */
export const shareImageFile = '.cache/share-image.json';

const shareImage = z.object({ path: z.string(), width: z.number(), height: z.number() });

/** Returns the Open Graph image of every page: its path on the site and its size in pixels. */
export function readShareImage() {
  return shareImage.parse(JSON.parse(readFileSync(path.join(process.cwd(), shareImageFile), 'utf8')));
}
