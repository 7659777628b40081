import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { contentDirectory } from '@/lib/content/directory';
import type { ContentFiles } from '@/lib/content/read';
import { shareImage } from '@/lib/content/share-image';
import { colourToken } from '../lib/colour-token';
import { readFont } from './fonts';

const { width, height } = shareImage;

/** The colour strip along the bottom, in the order of the chips in components/ui/chips.ts. */
const chips = ['sage', 'stone-blue', 'plaster', 'mustard', 'terracotta', 'fig'];
const chipHeight = 24;
const margin = 64;
/** The width of the text; the photo fills the rest. */
const panelWidth = 560;

/**
 * Makes `public/share.jpg`, the Open Graph image: name, heading and phone number beside the photo of the home page.
 */
export async function prepareShareImage({ business, pages }: ContentFiles): Promise<void> {
  const photo = await sharp(path.join(contentDirectory, pages.home.photo.file))
    .autoOrient()
    .resize(width - panelWidth, height - chipHeight, { fit: 'cover' })
    .toBuffer();
  const icon = await sharp('app/icon.svg', { density: 180 }).resize(80).png().toBuffer();
  const strip = chips.map(
    (chip, index) =>
      `<rect x="${(index * width) / chips.length}" width="${width / chips.length}" height="${chipHeight}" fill="${colourToken(chip)}"/>`,
  );

  const folder = await mkdtemp(path.join(tmpdir(), 'share-image-'));
  try {
    const heading = `${pages.home.heading}\n${pages.home.headingPlace}`;
    const [latin, extended] = await writeFonts(folder, business.name + heading + business.phone);
    /** Renders text as large as fits into a box. */
    const renderText = (
      text: string,
      token: string,
      box: { width: number; height: number },
      file = latin,
    ) => {
      const markup = `<span foreground="${colourToken(token)}">${escapeMarkup(text)}</span>`;
      return sharp({ text: { text: markup, font: 'Fraunces', fontfile: file, rgba: true, ...box } })
        .png()
        .toBuffer();
    };
    // Once a font file has been used, it stays loaded and supplies the letters that the other file lacks.
    await renderText(heading, 'ink', { width: 432, height: 286 }, extended);

    const image = sharp({
      create: { width, height, channels: 3, background: colourToken('paper') },
    }).composite([
      { input: photo, left: panelWidth, top: 0 },
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${chipHeight}">${strip.join('')}</svg>`,
        ),
        left: 0,
        top: height - chipHeight,
      },
      { input: icon, left: margin, top: margin },
      { input: await renderText(business.name, 'ink', { width: 320, height: 44 }), left: 168, top: 82 },
      { input: await renderText(heading, 'ink', { width: 432, height: 286 }), left: margin, top: 184 },
      {
        input: await renderText(business.phone, 'heritage', { width: 432, height: 30 }),
        left: margin,
        top: 522,
      },
    ]);
    await image.jpeg({ quality: 82, mozjpeg: true }).toFile(path.join('public', shareImage.path));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes the characters of a text in the heading font at its weight as two TrueType files, which sharp can render. */
function writeFonts(folder: string, text: string) {
  return Promise.all(
    (['latin', 'latin-ext'] as const).map(async (subset) => {
      const options = { targetFormat: 'truetype', variationAxes: { wght: 560 } } as const;
      const file = path.join(folder, `${subset}.ttf`);
      await writeFile(
        file,
        await subsetFont(await readFont('fraunces', subset), text.normalize('NFC'), options),
      );
      return file;
    }),
  );
}

/** Pango markup has the special characters of XML. */
function escapeMarkup(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
