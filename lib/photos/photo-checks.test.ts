import { findSizeProblem } from './photo-checks';

it('advises against a wide photo that is higher than wide: most of it would be cropped away', () => {
  const portrait = { width: 2400, height: 3200 };
  expect(findSizeProblem(portrait, 'hero')?.problem).toContain('is 2400 by 3200 pixels, higher than wide');
  expect(findSizeProblem(portrait, 'column')).toBeUndefined();
});
