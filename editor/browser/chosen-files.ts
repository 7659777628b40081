import { findShapeProblem, isHeic, type Advice } from '@/lib/photos/photo-checks';

const photoTypes = /^image\/(jpeg|png|webp|avif)$/;

/**
 * Refuses chosen or dropped files that would stop the build, and renames all others: Sveltia compares names
 * only with saved files, and iPhones name every photo taken for a web page `image.jpg`, so two in one
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
}

/** Returns the file with a unique name or, if it cannot be published, shows an alert. */
async function prepareFile(file: File): Promise<File | undefined> {
  // Not every browser can decode HEIC: the build checks its shape.
  const problem = isHeic(await file.slice(0, 12).text()) ? undefined : await findProblem(file);
  if (problem) {
    window.alert(`${file.name} ${problem.problem}. ${problem.remedy}`);
    return undefined;
  }
  return new File([file], uniqueName(file.name), file);
}

const notAPhoto = { problem: 'is not a photo', remedy: 'Choose a JPEG, PNG or HEIC.' };

/** Returns why the build would refuse a photo. */
async function findProblem(file: File): Promise<Advice | undefined> {
  if (!photoTypes.test(file.type)) return notAPhoto;
  const image = new Image();
  image.src = URL.createObjectURL(file);
  const isLoaded = await new Promise((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
  });
  URL.revokeObjectURL(image.src);
  return isLoaded ? findShapeProblem({ width: image.naturalWidth, height: image.naturalHeight }) : notAPhoto;
}

/** Makes a name unique, within the editor's limit of 60 characters: `image-3f2a91.jpg` for `image.jpg`. */
export function uniqueName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
  const plain = stem.normalize('NFD').replace(/\p{Mark}/gu, '');
  const readable = plain.replace(/[^\w]+/g, '-').slice(0, 50);
  return `${readable}-${crypto.randomUUID().slice(0, 6)}${ending}`;
}
