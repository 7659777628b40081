import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { readContent } from '@/content/read';

const fixture = 'e2e/fixtures/content';

const sizes: Record<string, [width: number, height: number]> = {
  landscape: [1200, 800],
  panorama: [2400, 600],
  portrait: [900, 1200],
  small: [800, 600],
  square: [1000, 1000],
  turned: [900, 1200],
  wide: [2000, 1200],
};

/**
 * Writes the photos of the tests' business: two flat colours each, the darker one at the top. The first part of the file name
 * is the shape; `turned` is stored on its side, with the orientation in its metadata.
 */
export async function writeFixturePhotos(): Promise<void> {
  const folder = path.join(fixture, 'photos');
  const files = new Set(readContent(fixture).photoReferences.map(({ file }) => file));
  for (const [index, file] of [...files].entries()) {
    const shape = file.replace(/[-.].*/, '');
    const [width, height] = sizes[shape] ?? [0, 0];
    const photo = twoColours(width, height, (index * 47) % 360);
    const stored =
      shape === 'turned'
        ? sharp(await photo.rotate(-90).png().toBuffer()).withMetadata({ orientation: 6 })
        : photo;
    await stored.jpeg({ quality: 60 }).toFile(path.join(folder, file));
  }
}

function twoColours(width: number, height: number, hue: number): Sharp {
  const top = Math.round(height / 3);
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <rect width="${width}" height="${height}" fill="hsl(${hue} 35% 65%)"/>
        <rect width="${width}" height="${top}" fill="hsl(${hue} 35% 35%)"/>
      </svg>`,
    ),
  );
}
