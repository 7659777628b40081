import type { ImageLoaderProps } from 'next/image';

/** The URL of a photo in a width made by scripts/build/encode-photos.ts. `src` is `/photos/name-hash.avif`. */
export default function photoLoader({ src, width }: ImageLoaderProps): string {
  return src.replace('.avif', `-${width}.avif`);
}
