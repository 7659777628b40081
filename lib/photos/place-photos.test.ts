/** @jest-environment node */
import { placePhotos } from './place-photos';

/** Photos by their shapes: `p` is a portrait, any other letter a landscape. */
const place = (shapes: string, columns: 2 | 3) =>
  placePhotos(
    [...shapes].map((shape) => (shape === 'p' ? { width: 3, height: 4 } : { width: 4, height: 3 })),
    columns,
  );

it('gives portraits two rows, and the large places to landscapes, at the left and at the right in turn', () => {
  const { places } = place(`p${'l'.repeat(26)}`, 3);
  expect(places.slice(0, 2)).toEqual(['tall', 'large']);
  expect(places.filter((name) => name === 'large')).toHaveLength(3);
  expect(place('lplplll', 2).places).toEqual(['cell', 'tall', 'cell', 'tall', 'cell', 'cell', 'cell']);
});
