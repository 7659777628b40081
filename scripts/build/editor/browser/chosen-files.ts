import { readColourProfile } from './heic-colours';

/**
 * Gives every file that is chosen or dropped a name of its own. Sveltia compares names only with saved files, and iPhones
 * name every photo that is taken for a web page `image.jpg`: two in one Save would become one.
 */
export function nameFilesUniquely(): void {
  const handleChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.files) return;
    const transfer = new DataTransfer();
    for (const file of target.files) transfer.items.add(prepareFile(file));
    target.files = transfer.files;
  };
  // Captured, so that Sveltia's own listener finds the new names.
  document.addEventListener('change', handleChange, { capture: true });

  // How Sveltia reads what is dropped.
  const { webkitGetAsEntry: getAsEntry } = DataTransferItem.prototype;
  DataTransferItem.prototype.webkitGetAsEntry = function () {
    const entry = getAsEntry.call(this);
    const file = this.getAsFile();
    if (!entry?.isFile || !file) return entry;
    return Object.assign(entry, { file: (onSuccess: FileCallback) => onSuccess(prepareFile(file)) });
  };
}

/** Renames a file, and notes its colour profile for heic-colours.ts. */
function prepareFile(file: File) {
  void readColourProfile(file);
  return new File([file], uniqueName(file.name), file);
}

/** Keeps what is readable of a name, within the 60 characters of the editor: `image-3f2a91.jpg` for `image.jpg`. */
export function uniqueName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
  const plain = stem.normalize('NFD').replace(/\p{Mark}/gu, '');
  const readable = plain.replace(/[^\w]+/g, '-').slice(0, 50);
  return `${readable}-${crypto.randomUUID().slice(0, 6)}${ending}`;
}
