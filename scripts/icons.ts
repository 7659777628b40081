import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brushMark } from '@/components/ui/brush-mark';

/**
 * Makes the icons of the site in `public` from its mark: `icon.svg`, `icon-512.png`, whose stroke stays inside the circle
 * that phones may cut out, and the two that are asked for at these addresses without being named in a page.
 */
export async function prepareIcons(): Promise<void> {
  await mkdir('public', { recursive: true });
  const png = (size: number) =>
    sharp(Buffer.from(brushMark), { density: (72 * size) / 32 })
      .resize(size)
      .png({ palette: true })
      .toBuffer();
  await writeFile('public/icon.svg', brushMark);
  await writeFile('public/icon-512.png', await png(512));
  await writeFile('public/apple-touch-icon.png', await png(180));
  await writeFile('public/favicon.ico', asIco(await png(32), 32));
}

/** Wraps one square PNG as an ICO file (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)). */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // One picture, of type icon; its size, 1 plane of 32 bits; how long it is, and where it begins.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
