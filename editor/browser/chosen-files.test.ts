import { uniqueName } from './chosen-files';

it.each([
  ['image.jpg', /^image-[0-9a-f]{6}\.jpg$/],
  ['IMG 2041 (1).JPEG', /^IMG-2041-1--[0-9a-f]{6}\.JPEG$/],
  ['Grüne Tür.heic', /^Grune-Tur-[0-9a-f]{6}\.heic$/],
  [`${'a'.repeat(300)}.png`, /^a{50}-[0-9a-f]{6}\.png$/],
  ['фото', /^--[0-9a-f]{6}$/],
])('gives %s a name that is short, readable and its own', (name, pattern) => {
  expect(uniqueName(name)).toMatch(pattern);
  expect(uniqueName(name)).not.toBe(uniqueName(name));
});
