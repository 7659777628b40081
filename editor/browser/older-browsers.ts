/* Adds what the editor needs to Chrome and Edge before 140, Firefox before 133 and Safari before 18.2. */

// Sveltia encodes photos with a canvas. Where neither a canvas nor WebAssembly writes WebP, as in Safari's
// Lockdown Mode, it would write PNG, several times as large as the photo was.
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
