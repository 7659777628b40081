/* Adds what the editor needs to Chrome and Edge before 140, Firefox before 133 and Safari before 18.2. */

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
