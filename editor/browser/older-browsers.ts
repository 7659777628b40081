/*
 * Runs before the editor, and adds what it needs to Chrome and Edge before 140, Firefox before 133 and Safari
 * before 18.2.
 */

// Sveltia makes its photos on a canvas. Where that writes no WebP, nor WebAssembly does, as with Lockdown
// Mode in Safari, it would write PNG, which is several times larger than the photo was.
const { convertToBlob } = OffscreenCanvas.prototype;
OffscreenCanvas.prototype.convertToBlob = async function (options) {
  const blob = await convertToBlob.call(this, options);
  const isReplaced = options?.type === 'image/webp' && blob.type === 'image/png';
  return isReplaced ? convertToBlob.call(this, { ...options, type: 'image/jpeg' }) : blob;
};

if (!('toBase64' in Uint8Array.prototype)) {
  Object.defineProperty(Uint8Array.prototype, 'toBase64', {
    value(this: Uint8Array) {
      let characters = '';
      for (const byte of this) characters += String.fromCharCode(byte);
      return btoa(characters);
    },
  });
  Object.defineProperty(Uint8Array, 'fromBase64', {
    value: (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
  });
}

export {};
