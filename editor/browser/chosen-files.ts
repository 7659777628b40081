import { findShapeProblem, isHeic } from '@/lib/photos/photo-checks';
import { setColourSpace } from './heic-colours';

const photoTypes = /^image\/(jpeg|png|webp|avif|hei[cf])$/;

/**
 * Refuses chosen, dropped or pasted files that would stop the build, and renames all others: Sveltia compares
 * names only with saved files, and iPhones name every photo taken for a web page `image.jpg`, so two in one
 * Save would become one. Unnecessary once Sveltia compares new files and accepts a check.
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
  // In the capture phase, before Sveltia's own listener.
  document.addEventListener('change', handleChange, { capture: true });

  // Sveltia reads dropped files with this method.
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

  // It reads pasted files from the clipboard, which needs HTTPS. Without HTTPS, Sveltia asks for it.
  if (!window.isSecureContext) return;
  const { read } = Clipboard.prototype;
  Clipboard.prototype.read = async function () {
    const items = await read.call(this);
    const areAccepted = await Promise.all(items.map(isAccepted));
    return items.filter((_, index) => areAccepted[index]);
  };
}

/** Returns false, with an alert, for an image in the clipboard that cannot be published. */
async function isAccepted(item: ClipboardItem): Promise<boolean> {
  const type = item.types.find((name) => name.startsWith('image/'));
  return !type || Boolean(await prepareFile(new File([await item.getType(type)], 'The picture', { type })));
}

/** Returns the file with a unique name or, if it cannot be published, shows an alert. */
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

/** Reads the start of a file, with its colour profile and HEIC sizes, as one character per byte. */
async function readStart(file: File) {
  const bytes = new Uint8Array(await file.slice(0, 65_536).arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** Returns the size of a photo in pixels, or undefined if the file is not a photo. */
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
 * Returns the largest size in a HEIC photo. Others are those of its tiles and its preview. Each is a box:
 * `ispe`, then four bytes each for flags, width and height (ISO/IEC 23008-12, 6.5.3).
 */
function findHeicSize(start: string) {
  let largest: { width: number; height: number } | undefined;
  for (const [, width = '', height = ''] of start.matchAll(/ispe.{4}(.{4})(.{4})/gs)) {
    const size = { width: toNumber(width), height: toNumber(height) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** Reads a big-endian number. */
function toNumber(bytes: string) {
  let number = 0;
  for (const byte of bytes) number = number * 256 + byte.charCodeAt(0);
  return number;
}

/** Makes a name unique, within the editor's limit of 60 characters: `image-3f2a91.jpg` for `image.jpg`. */
export function uniqueName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
  const plain = stem.normalize('NFD').replace(/\p{Mark}/gu, '');
  const readable = plain.replace(/[^\w]+/g, '-').slice(0, 50);
  return `${readable}-${crypto.randomUUID().slice(0, 6)}${ending}`;
}
