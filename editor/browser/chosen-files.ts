import { findShapeProblem } from '@/scripts/photos/photo-problems';
import { setColourSpace } from './heic-colours';

/**
 * Refuses files that are chosen or dropped but would stop the build, and gives every other a name of its own. Sveltia compares
 * names only with saved files, and iPhones name every photo that is taken for a web page `image.jpg`: two in one Save would become
 * one.
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
}

/** Returns the file with a name of its own or, if it cannot be published, says why. */
async function prepareFile(file: File): Promise<File | undefined> {
  // One character for each byte. The beginning has the colour profile of a HEIC photo.
  const bytes = new Uint8Array(await file.slice(0, 65_536).arrayBuffer());
  const start = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const problem = await findProblem(file, /^.{4}ftyp(hei|hev|mif1|msf1)/s.test(start));
  if (problem) {
    window.alert(`${file.name} ${problem.problem}. ${problem.remedy}`);
    return undefined;
  }
  setColourSpace(start);
  return new File([file], uniqueName(file.name), file);
}

async function findProblem(file: File, isHeic: boolean) {
  const image = await createImageBitmap(file).catch(() => undefined);
  // Only Safari decodes HEIC. Elsewhere, the build checks the shape of what Sveltia makes of it.
  if (!image)
    return isHeic ? undefined : { problem: 'is not a photo', remedy: 'Choose a JPEG, PNG or HEIC.' };
  const problem = findShapeProblem(image);
  image.close();
  return problem;
}

/** Keeps what is readable of a name, within the 60 characters of the editor: `image-3f2a91.jpg` for `image.jpg`. */
export function uniqueName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
  const plain = stem.normalize('NFD').replace(/\p{Mark}/gu, '');
  const readable = plain.replace(/[^\w]+/g, '-').slice(0, 50);
  return `${readable}-${crypto.randomUUID().slice(0, 6)}${ending}`;
}
