import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { brushMark } from '@/components/ui/brush-mark';
import { ContentError } from '@/content/content-error';
import { readContent } from '@/content/read';
import { sharePicture } from '@/content/share-picture';
import { colourToken } from './colour-token';

const { width, height } = sharePicture;

/** The colour card at the foot, in the order of the services' chips. */
const chips = ['sage', 'stone-blue', 'plaster', 'mustard', 'terracotta', 'fig'];
const chipHeight = 24;
const margin = 64;
/** What the words have; the photo has the rest. */
const panelWidth = 560;

/**
 * Makes `public/share.jpg`, the picture beside a shared link: the words of the home page on paper, and its photo.
 *
 * @throws ContentError with every mistake in the content
 */
export async function prepareSharePicture(): Promise<void> {
  const { files, problems } = readContent('content');
  if (!files) throw new ContentError(problems);
  const { business, pages } = files;

  const photo = await sharp(path.join('content/photos', pages.home.photo.file))
    .autoOrient()
    .resize(width - panelWidth, height - chipHeight, { fit: 'cover' })
    .toBuffer();
  const mark = await sharp(Buffer.from(brushMark), { density: 180 }).resize(80).png().toBuffer();
  const card = chips.map(
    (chip, index) =>
      `<rect x="${(index * width) / chips.length}" width="${width / chips.length}" height="${chipHeight}" fill="${colourToken(chip)}"/>`,
  );

  const folder = await mkdtemp(path.join(tmpdir(), 'share-picture-'));
  try {
    const heading = `${pages.home.heading}\n${pages.home.headingPlace}`;
    const fontfile = path.join(folder, 'fraunces.ttf');
    await writeFile(fontfile, await heavyFraunces(business.name + heading + business.phone));
    /** Words as large as a box has room for. */
    const text = (words: string, token: string, box: { width: number; height: number }) => {
      const markup = `<span foreground="${colourToken(token)}">${escapeMarkup(words)}</span>`;
      return sharp({ text: { text: markup, font: 'Fraunces', fontfile, rgba: true, ...box } })
        .png()
        .toBuffer();
    };

    const picture = sharp({
      create: { width, height, channels: 3, background: colourToken('paper') },
    }).composite([
      { input: photo, left: panelWidth, top: 0 },
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${chipHeight}">${card.join('')}</svg>`,
        ),
        left: 0,
        top: height - chipHeight,
      },
      { input: mark, left: margin, top: margin },
      { input: await text(business.name, 'ink', { width: 320, height: 44 }), left: 168, top: 82 },
      { input: await text(heading, 'ink', { width: 432, height: 286 }), left: margin, top: 184 },
      { input: await text(business.phone, 'heritage', { width: 432, height: 30 }), left: margin, top: 522 },
    ]);
    await picture.jpeg({ quality: 82, mozjpeg: true }).toFile(path.join('public', sharePicture.path));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The font of the headings, in their weight, as a file that sharp can draw with. */
async function heavyFraunces(characters: string) {
  const source = require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2');
  return subsetFont(await readFile(source), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: 560 },
  });
}

/** Pango's markup has the characters of XML. */
function escapeMarkup(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
