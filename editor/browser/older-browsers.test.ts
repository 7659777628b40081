const load = () => jest.isolateModulesAsync(async () => void (await import('./older-browsers')));

it('adds base64 to browsers without it, and to no others', async () => {
  const methods: [object, string][] = [
    [Uint8Array.prototype, 'toBase64'],
    [Uint8Array, 'fromBase64'],
  ];
  const own = () => 'own';
  for (const [owner, name] of methods) Object.defineProperty(owner, name, { value: own, configurable: true });
  await load();
  for (const [owner, name] of methods) expect(Reflect.get(owner, name)).toBe(own);

  for (const [owner, name] of methods) Reflect.deleteProperty(owner, name);
  await load();
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const text = Buffer.from(bytes).toString('base64');
  expect(Object(bytes).toBase64()).toBe(text);
  expect(Object(Uint8Array).fromBase64(text)).toEqual(bytes);
});
