/** @jest-environment node */
import { placePhotos } from './place-photos';

/** Photos by their shapes: `p` is a portrait, any other letter a landscape. */
const place = (shapes: string, columns: 2 | 3) =>
  placePhotos(
    [...shapes].map((shape) => (shape === 'p' ? { width: 3, height: 4 } : { width: 4, height: 3 })),
    columns,
  );

it('gives portraits two rows, and the large places to landscapes, at the left and at the right in turn', () => {
  const { places, cells } = place(`p${'l'.repeat(26)}`, 3);
  expect(places.slice(0, 2)).toEqual(['tall', 'large']);
  expect(places.filter((name) => name === 'large')).toHaveLength(3);
  expect(cells).toBe(2 + 3 * 4 + 23);
  const portraits = ['cell', 'tall', 'cell', 'tall', 'cell', 'cell', 'cell'];
  expect(place('lplplll', 2)).toEqual({ places: portraits, cells: 9 });
  // The rest of the last row is in one piece.
  expect(place('p', 2)).toEqual({ places: ['cell'], cells: 1 });
  expect(place('l', 3)).toEqual({ places: ['cell'], cells: 1 });
});
