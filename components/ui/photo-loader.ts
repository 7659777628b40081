import type { ImageLoaderProps } from 'next/image';

/** Names the file of a photo in a width; scripts/photos.ts has made it. `src` is `/photos/name-hash.avif`. */
export default function photoLoader({ src, width }: ImageLoaderProps): string {
  return src.replace(/\.(avif|jpg)$/, `-${width}.$1`);
}
