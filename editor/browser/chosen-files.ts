import { findShapeProblem, isHeic } from '@/lib/photos/photo-checks';
import { setColourSpace } from './heic-colours';

const photoTypes = /^image\/(jpeg|png|webp|avif|hei[cf])$/;

/**
 * Refuses files that are chosen, dropped or pasted but would stop the build, and gives every other a name of
 * its own. Sveltia compares names only with saved files, and iPhones name every photo that is taken for a web
 * page `image.jpg`: two in one Save would become one. Needless when Sveltia compares new files with each
 * other, and takes a function to check one.
 */
export function prepareChosenFiles(): void {
  let isPrepared = false;
  const handleChange = async (event: Event) => {
    const { target } = event;
    if (isPrepared || !(target instanceof HTMLInputElement) || !target.files) return;
    event.stopImmediatePropagation();
    const transfer = new DataTransfer();
    for (const file of target.files) {
      const prepared = await prepareFile(file);
      if (prepared) transfer.items.add(prepared);
    }
    target.files = transfer.files;
    isPrepared = true;
    if (transfer.files.length > 0) target.dispatchEvent(new Event('change', { bubbles: true }));
    isPrepared = false;
  };
  // Captured, before Sveltia's own listener.
  document.addEventListener('change', handleChange, { capture: true });

  // How Sveltia reads what is dropped.
  const { webkitGetAsEntry: getAsEntry } = DataTransferItem.prototype;
  DataTransferItem.prototype.webkitGetAsEntry = function () {
    const entry = getAsEntry.call(this);
    const file = this.getAsFile();
    if (!entry?.isFile || !file) return entry;
    const read = async (onSuccess: FileCallback) => {
      const prepared = await prepareFile(file);
      if (prepared) onSuccess(prepared);
    };
    return Object.assign(entry, { file: read });
  };

  // How it reads what is pasted. Without HTTPS, which Sveltia then asks for, browsers have no clipboard.
  if (!window.isSecureContext) return;
  const { read } = Clipboard.prototype;
  Clipboard.prototype.read = async function () {
    const items = await read.call(this);
    const areAccepted = await Promise.all(items.map(isAccepted));
    return items.filter((_, index) => areAccepted[index]);
  };
}

/** Whether something in the clipboard is no image or one that can be published. Says why, if it is not. */
async function isAccepted(item: ClipboardItem): Promise<boolean> {
  const type = item.types.find((name) => name.startsWith('image/'));
  return !type || Boolean(await prepareFile(new File([await item.getType(type)], 'The picture', { type })));
}

/** Returns the file with a name of its own or, if it cannot be published, says why. */
async function prepareFile(file: File): Promise<File | undefined> {
  const start = await readStart(file);
  const size = await readSize(file, start);
  const problem = size ? findShapeProblem(size) : notAPhoto;
  if (problem) {
    window.alert(`${file.name} ${problem.problem}. ${problem.remedy}`);
    return undefined;
  }
  setColourSpace(start);
  return new File([file], uniqueName(file.name), file);
}

const notAPhoto = { problem: 'is not a photo', remedy: 'Choose a JPEG, PNG or HEIC.' };

/**
 * The beginning of a file, one character for each byte. It has the colour profile, and the sizes in a HEIC
 * photo.
 */
async function readStart(file: File) {
  const bytes = new Uint8Array(await file.slice(0, 65_536).arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** The size of a photo in pixels, or undefined if it is none. */
async function readSize(file: File, start: string) {
  // Not every browser can decode HEIC.
  if (isHeic(start)) return findHeicSize(start);
  if (!photoTypes.test(file.type)) return undefined;
  const image = new Image();
  image.src = URL.createObjectURL(file);
  const isLoaded = await new Promise((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
  });
  URL.revokeObjectURL(image.src);
  return isLoaded ? { width: image.naturalWidth, height: image.naturalHeight } : undefined;
}

/**
 * The largest of the sizes in a HEIC photo, which has those of its parts and of its preview, too. Each is a
 * box: `ispe`, four bytes of flags, four of the width, and four of the height (ISO/IEC 23008-12, 6.5.3).
 */
function findHeicSize(start: string) {
  let largest: { width: number; height: number } | undefined;
  for (const [, width = '', height = ''] of start.matchAll(/ispe.{4}(.{4})(.{4})/gs)) {
    const size = { width: toNumber(width), height: toNumber(height) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** The number in some bytes, of which the first is the most significant. */
function toNumber(bytes: string) {
  let number = 0;
  for (const byte of bytes) number = number * 256 + byte.charCodeAt(0);
  return number;
}

/**
 * Keeps what is readable of a name, within the 60 characters of the editor: `image-3f2a91.jpg` for
 * `image.jpg`.
 */
export function uniqueName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
  const plain = stem.normalize('NFD').replace(/\p{Mark}/gu, '');
  const readable = plain.replace(/[^\w]+/g, '-').slice(0, 50);
  return `${readable}-${crypto.randomUUID().slice(0, 6)}${ending}`;
}
