import { wordmarkSize } from './wordmark-size';

it.each([
  ['Brush & Wherry', 7.5],
  ['Harrison & Sons of Wymondham', 11.2],
  ['Painters Decorators Wallpapering of Norwich', 13.6],
  ['Featherstonehaughcholmondeleymarjoribanksanco', 13.6],
  ['Featherstone & Featherstone Decorators, Diss.', 14.8],
  ['NORFOLK DECORATING COMPANY LTD', 13.6],
  ['M W WATERHOUSE & SONS PAINTERS AND DECORATORS', 16.6],
  ['Featherstonehau Cholmondeleyham Marjoribanksy', 16.6],
])('%s', (name, line) => {
  expect(wordmarkSize(name)).toBe(`[--line:${line}]`);
});
