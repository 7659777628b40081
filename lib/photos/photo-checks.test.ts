import { findSizeProblem } from './photo-checks';

it('advises against a wide photo that is higher than wide: most of it would be cropped away', () => {
  const portrait = { width: 2400, height: 3200 };
  expect(findSizeProblem(portrait, 'hero')?.problem).toContain('is 2400 by 3200 pixels, higher than wide');
  expect(findSizeProblem(portrait, 'column')).toBeUndefined();
});

it('advises against a photo that is too small for its place, in one direction or in both', () => {
  const remedy = expect.stringContaining('at least 800 pixels wide and 600 high');
  expect(findSizeProblem({ width: 799, height: 600 }, 'column')).toMatchObject({ remedy });
  expect(findSizeProblem({ width: 800, height: 599 }, 'column')).toMatchObject({ remedy });
  expect(findSizeProblem({ width: 800, height: 600 }, 'column')).toBeUndefined();
});
