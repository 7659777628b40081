/** The space of a photo in a grid: a cell, two on top of each other, or two by two. */
export type GridSpan = 'cell' | 'tall' | 'large';

/** In three columns, a large photo is followed by another at least this many photos later. */
const largeInterval = 9;

/**
 * Places photos in a grid that a browser fills row by row: portraits take two rows and, in three columns,
 * some landscapes take four cells. Photos at the end are smaller if the last row would have several gaps.
 *
 * @returns the places of the photos, and how many cells they take together
 */
export function placePhotos(photos: { width: number; height: number }[], columns: 2 | 3) {
  const portraits = photos.map(({ width, height }) => height > width);
  for (let smallFrom = photos.length; ; smallFrom -= 1) {
    const { places, taken } = fillGrid(portraits, columns, smallFrom);
    const rows = Math.ceil((Math.max(-1, ...taken) + 1) / columns);
    const free = Array.from({ length: rows * columns }, (_, cell) => cell).filter((cell) => !taken.has(cell));
    const [first = 0] = free;
    const isOnePiece = free.every((cell, index) => cell === first + index);
    if (isOnePiece && free.length < columns) return { places, cells: taken.size };
  }
}

/** Fills a grid, with photos of one cell from `smallFrom` on. Cells are numbered row by row. */
function fillGrid(portraits: boolean[], columns: number, smallFrom: number) {
  const taken = new Set<number>();
  let cell = 0;
  let nextLarge = 0;
  let lastColumn: number | undefined;
  const places = portraits.map((isPortrait, position): GridSpan => {
    while (taken.has(cell)) cell += 1;
    const column = cell % columns;
    // Alternates between left and right.
    const mayBeLarge = columns === 3 && column < 2 && column !== lastColumn && !taken.has(cell + 1);
    let place: GridSpan = 'cell';
    if (position < smallFrom && isPortrait) place = 'tall';
    else if (position < smallFrom && mayBeLarge && position >= nextLarge) {
      place = 'large';
      nextLarge = position + largeInterval;
      lastColumn = column;
    }
    taken.add(cell);
    if (place !== 'cell') taken.add(cell + columns);
    if (place === 'large') taken.add(cell + 1).add(cell + columns + 1);
    return place;
  });
  return { places, taken };
}
