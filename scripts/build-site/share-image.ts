import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp, { type CreateText } from 'sharp';
import subsetFont from 'subset-font';
import { swatches } from '@/lib/swatches';
import { shareImageFile } from '@/lib/content';
import { contentDirectory } from '@/lib/content/directories';
import type { ContentFiles } from '@/lib/content/read';
import { colourToken } from '../lib/colour-token';
import { replaceFile } from '../lib/files';
import { openPhoto } from '../photos/open-photo';
import { readFont } from './subset-fonts';

const width = 1200;
const height = 630;

/** The height of the colour strip along the bottom. */
const stripHeight = 24;
/** The width of the text; the photo fills the rest. */
const panelWidth = 560;

/**
 * Makes `public/photos/share-….jpg`, the Open Graph image: name, heading and phone number beside the photo of the home page. Its name
 * contains a hash, because chats and social networks keep the picture of an address for months.
 */
export async function prepareShareImage({ business, pages }: ContentFiles): Promise<void> {
  const photo = await openPhoto(path.join(contentDirectory, pages.home.photo.file))
    .resize(width - panelWidth, height - stripHeight, { fit: 'cover' })
    .toBuffer();
  const icon = await sharp('app/icon.svg', { density: 180 }).resize(80).png().toBuffer();
  const swatchWidth = width / swatches.length;
  const rectangles = swatches.map(
    ({ background }, index) =>
      `<rect x="${index * swatchWidth}" y="${height - stripHeight}" width="${swatchWidth}" height="${stripHeight}" fill="${colourToken(background.replace('bg-', ''))}"/>`,
  );
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${colourToken('paper')}"/>
    ${rectangles.join('')}
  </svg>`;

  const heading = `${pages.home.heading}\n${pages.home.headingHighlight}`;
  const [latin, extended] = await writeFonts();
  /** Renders text as large as fits into a box. */
  const renderText = (content: string, token: string, box: Partial<CreateText>) => {
    const text = `<span foreground="${colourToken(token)}">${escapeMarkup(content.normalize('NFC'))}</span>`;
    const image = sharp({ text: { text, font: 'Fraunces', fontfile: latin, rgba: true, ...box } });
    return image.png().toBuffer();
  };
  // Once a font file has been used, it stays loaded and supplies the letters that the other file lacks.
  await renderText(heading, 'ink', { width: 432, height: 286, fontfile: extended });
  const name = await renderText(business.name, 'ink', { width: 320, height: 44 });
  const title = await renderText(heading, 'ink', { width: 432, height: 286 });
  const phone = await renderText(business.phone.text, 'heritage', { width: 432, height: 30 });

  const picture = await sharp(Buffer.from(background))
    .composite([
      { input: photo, left: panelWidth, top: 0 },
      { input: icon, left: 64, top: 64 },
      { input: name, left: 168, top: 82 },
      { input: title, left: 64, top: 184 },
      { input: phone, left: 64, top: 522 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  const url = `/photos/share-${createHash('sha256').update(picture).digest('hex').slice(0, 8)}.jpg`;
  await replaceFile(`public${url}`, picture);
  await replaceFile(shareImageFile, JSON.stringify({ path: url, width, height }));
}

/** Writes the heading font at its weight as two TrueType files, which sharp can render, and returns their paths. */
async function writeFonts(): Promise<string[]> {
  // Relative to the current directory, because sharp on Windows loses letters such as é in an absolute path.
  const directory = path.relative('.', path.join(__dirname, '../../.cache/share-image'));
  const everyCharacter = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).join('');
  return Promise.all(
    (['latin', 'latin-ext'] as const).map(async (subset) => {
      const options = { targetFormat: 'truetype', variationAxes: { wght: 560 } } as const;
      const file = path.join(directory, `${subset}.ttf`);
      await replaceFile(file, await subsetFont(await readFont('fraunces', subset), everyCharacter, options));
      return file;
    }),
  );
}

/** Pango markup has the special characters of XML. */
function escapeMarkup(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
