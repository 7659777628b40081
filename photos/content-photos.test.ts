/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { listProblems, type Problem } from '@/lib/content/content-error';
import { readContent } from '@/lib/content/read';
import { cornersOf, quarters } from '@/lib/content/testing/pictures';
import { edit, setUpTemporaryContent, write } from '@/lib/content/testing/temporary-content';
import { encodePhotos } from './content-photos';

const heic = readFileSync('e2e/owner/photo.heic');

const savePhoto = (name: string, image: Sharp) =>
  image.jpeg({ quality: 100 }).toFile(`content/photos/${name}.jpg`);

/** Uses one photo as the wide photo, and the others in the gallery. */
function usePhotos(wide: string, ...gallery: string[]) {
  edit('pages', /file: .*/, `file: ./photos/${wide}.jpg`);
  write('gallery', gallery.map((name) => `- file: ./photos/${name}.jpg\n  alt: ${name}\n`).join(''));
}

const encodeAll = async () => {
  const problems: Problem[] = [];
  const { index, warnings } = await encodePhotos(readContent('content').photoReferences, false, problems);
  return { index, problems, warnings };
};

describe('encoded photos', () => {
  const noise = { mean: 128, sigma: 40, type: 'gaussian' } as const;
  const detail = { width: 400, height: 200, channels: 3, background: 'red', noise } as const;
  let input: Buffer;
  let encoded: Awaited<ReturnType<typeof encodeAll>>;
  let files: string[];

  setUpTemporaryContent(beforeAll, afterAll);
  beforeAll(async () => {
    input = await sharp({ create: detail }).blur(2).png().toBuffer();
    const detailed = await sharp(input).jpeg({ quality: 100 }).toBuffer();
    // The end of the spectrum, after the "start of scan" marker: many Samsung phones write 0.
    detailed[detailed.lastIndexOf(Buffer.from([0xff, 0xda])) + 12] = 0;
    writeFileSync('content/photos/detail.jpg', detailed);
    await savePhoto('wide', quarters(1500, 750).composite([{ input, left: 0, top: 0 }]));
    await savePhoto('large', quarters(1700, 600));
    const location = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 37/1 0/1' } };
    await savePhoto('turned-300x250', quarters(600, 900).withExif(location).withMetadata({ orientation: 6 }));
    usePhotos('wide', 'large', 'turned-300x250', 'detail');
    // Also in a smaller place.
    edit('pages', 'about:', 'about:\n  photo: { file: ./photos/large.jpg, alt: A team }');
    encoded = await encodeAll();
    files = readdirSync('public/photos').sort();
  });

  it('have the widths of their largest place up to their own, as AVIF, and that as JPEG', () => {
    const found = new Map<string, string[]>();
    for (const file of files) {
      const [, name = '', size = ''] = /^(.*)-[0-9a-f]{8}-(.*)$/.exec(file) ?? [];
      found.set(name, [...(found.get(name) ?? []), size]);
    }
    expect(Object.fromEntries(found)).toEqual({
      detail: ['400.avif', '400.jpg'],
      large: ['1200.avif', '1600.avif', '1600.jpg', '400.avif', '800.avif'],
      // Content blockers block names that contain the size of an advertisement.
      turned: ['400.avif', '800.avif', '900.avif', '900.jpg'],
      wide: ['1440.avif', '1500.avif', '1500.jpg', '640.avif', '880.avif', 'share.jpg'],
    });
  });

  it('are small enough to look blurry only where that is reported', () => {
    const problem = expect.stringContaining('detail.jpg is only 400 by 200 pixels');
    const remedy = expect.stringContaining('at least 800 pixels wide and 600 high.');
    expect(encoded).toMatchObject({ problems: [], warnings: [{ problem, remedy }] });
  });

  it('are upright, without metadata, in a box of their shape and colour', async () => {
    const box = { width: 900, height: 600, colour: expect.stringMatching(/^#7.6.5.$/) };
    expect(encoded.index['./photos/turned-300x250.jpg']).toMatchObject(box);
    for (const file of files.filter((name) => name.startsWith('turned'))) {
      const { width, height, exif, icc, xmp, orientation } = await sharp(`public/photos/${file}`).metadata();
      expect({ exif, icc, xmp, orientation }).toEqual({});
      expect(width).toBeGreaterThan(height);
      expect(await cornersOf(`public/photos/${file}`)).toEqual(['blue', 'red', 'yellow', 'green']);
    }
  });

  it('keep their details, also of files with the minor defects of cameras', async () => {
    await expect(sharp('content/photos/detail.jpg').toBuffer()).rejects.toThrow('Invalid SOS parameters');
    for (const file of files.filter((name) => /^(detail.*-400|wide.*-1500)\./.test(name))) {
      const part = sharp(`public/photos/${file}`).extract({ left: 0, top: 0, width: 400, height: 200 });
      const difference = sharp(await part.png().toBuffer()).composite([{ input, blend: 'difference' }]);
      const { channels } = await sharp(await difference.toBuffer()).stats();
      expect(Math.max(...channels.slice(0, 3).map(({ mean }) => mean))).toBeLessThan(3.5);
    }
  });
});

describe('at every build', () => {
  setUpTemporaryContent();

  /** Two small photos in the gallery, and the wide one of the home page. */
  beforeEach(async () => {
    usePhotos('wide', 'red', 'blue');
    for (const name of ['red', 'blue', 'wide']) await savePhoto(name, quarters(400, 200));
  });

  it('encodes only what has changed, a photo for another place included', async () => {
    await encodeAll();
    const before = readdirSync('public/photos');
    before.forEach((file) => utimesSync(`public/photos/${file}`, 0, 0));
    await savePhoto('blue', quarters(400, 300));
    edit('pages', 'wide.jpg', 'red.jpg');
    await encodeAll();
    const isNew = (file: string) => statSync(`public/photos/${file}`).mtimeMs > 0;
    const names = readdirSync('public/photos')
      .filter(isNew)
      .map((file) => file.split('-')[0]);
    expect([...new Set(names)]).toEqual(['blue', 'red']);
  });

  it('does not blame a photo when it cannot open it', async () => {
    rmSync('content/photos/red.jpg');
    mkdirSync('content/photos/red.jpg');
    await expect(encodeAll()).rejects.toMatchObject({ code: 'EISDIR' });
  });

  it('keeps the colours of 16 bits per channel with a profile', async () => {
    const red = { width: 400, height: 200, channels: 3, background: '#c81e1e' } as const;
    const deep = sharp({ create: red }).toColourspace('rgb16').withIccProfile('p3').png();
    writeFileSync('content/photos/red.jpg', await deep.toBuffer());
    const { index } = await encodeAll();
    const { dominant } = await sharp(`public${index['./photos/red.jpg']?.jpeg}`).stats();
    expect(Math.abs(dominant.r - 200) + Math.abs(dominant.g - 30) + Math.abs(dominant.b - 30)).toBeLessThan(
      15,
    );
  });

  it('names the light of a wall that has metadata, and publishes nothing of it', async () => {
    const light = sharp({ create: { width: 8, height: 4, channels: 4, background: '#8880' } });
    const camera = light.withExif({ IFD0: { Copyright: 'somebody' } }).avif();
    await camera.toFile('content/photos/wide.wall.avif');
    const reported = listProblems((await encodeAll()).problems);
    expect(reported).toMatch(
      /light .* \(content\/photos\/wide\.wall\.avif: it has metadata.*\n +Save the light/,
    );
    expect(existsSync('public/photos')).toBe(false);
  });

  it('reports missing, unreadable and long photos, and says what to do, before it encodes the others', async () => {
    await savePhoto('tall', quarters(100, 301));
    writeFileSync('content/photos/text.jpg', 'This is not an image.');
    writeFileSync('content/photos/half.jpg', readFileSync('content/photos/red.jpg').subarray(0, 2_000));
    writeFileSync('content/photos/empty.jpg', '');
    // An iPhone photo that somebody has renamed.
    writeFileSync('content/photos/renamed.jpg', heic);
    // The chunk "cICP" of PNG, here with the transfer function of HDR10.
    writeFileSync('content/photos/hdr.jpg', '\x89PNG\r\n\x1a\n\0\0\0\x04cICP\x09\x10\0\x01');
    usePhotos('wide', 'gone', 'text', 'tall', 'half', 'empty', 'renamed', 'hdr');
    const reports = listProblems((await encodeAll()).problems).split('\n\n');
    for (const [index, report] of [
      /gallery\.yaml:1: .*: content\/photos\/gone\.jpg cannot be found/,
      /gallery\.yaml:3: .*: content\/photos\/text\.jpg cannot be read as an image/,
      /tall\.jpg is 100 by 301 pixels, .*\n +Crop it/,
      /half\.jpg cannot be read as an image/,
      /empty\.jpg is empty\n +Copy it from the camera/,
      /renamed\.jpg is a HEIC photo, .*\n +Export it/,
      /hdr\.jpg is an HDR photo, .*\n +Export it as JPEG/,
    ].entries())
      expect(reports[index]).toMatch(report);
    expect(existsSync('public/photos')).toBe(false);
  });
});
