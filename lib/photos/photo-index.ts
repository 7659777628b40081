import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { directories } from '../directories';

/** Written by adapter/compile-content.ts: the encoded photos by file name. */
export const photoIndexFile = () => `${directories.generated}/photos.json`;

/** A photo as encoded by photos/encode-photo.ts, which names its files. */
const encodedPhoto = z.object({
  /** Size in pixels, after rotation to upright. */
  width: z.number(),
  height: z.number(),
  /** The mean colour: `#aabbcc`. */
  colour: z.string(),
  /** The AVIF files in ascending width: `/photos/green-door-3f2a91c0-400.avif`. */
  avifs: z.array(z.object({ url: z.string(), width: z.number() })),
  /** The largest width as JPEG, for browsers without AVIF and for image search. */
  jpeg: z.string(),
  /** The photo of the hero, cropped for link previews. */
  share: z.object({ url: z.string(), width: z.number(), height: z.number() }).optional(),
  /** The light on the wall in the photo, transparent where nothing is painted, and its mean colour. */
  wall: z.object({ light: z.string(), colour: z.string() }).optional(),
});
export type EncodedPhoto = z.infer<typeof encodedPhoto>;

const photoIndex = z.record(z.string(), encodedPhoto);

/** Returns the encoded photos by file name: none before the first build, or if their format has changed. */
export function readPhotoIndex(): Record<string, EncodedPhoto> {
  try {
    return photoIndex.parse(JSON.parse(readFileSync(path.join(process.cwd(), photoIndexFile()), 'utf8')));
  } catch {
    return {};
  }
}
