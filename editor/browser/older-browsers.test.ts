/** @jest-environment node */
const { prototype } = Uint8Array;

it('adds what the editor needs to encode files', async () => {
  Reflect.deleteProperty(prototype, 'toBase64');
  Reflect.deleteProperty(Uint8Array, 'fromBase64');
  await import('./older-browsers');
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const text = Buffer.from(bytes).toString('base64');
  expect(Reflect.get(prototype, 'toBase64').call(bytes)).toBe(text);
  expect(Reflect.get(Uint8Array, 'fromBase64')(text)).toEqual(bytes);
});
