import { render } from '@testing-library/react';
import { photo } from '@/lib/content/testing/test-content';
import { Picture } from './picture';

it.each([
  [1600, 1200, '(min-width: 48rem) calc(20rem * 1.33), 100vw'],
  [1600, 800, '(min-width: 48rem) calc(20rem * 2.00), calc(100vw * 1.33)'],
  [900, 1200, '(min-width: 48rem) 20rem, 100vw'],
])('Picture asks for the width at which a photo of %i × %i covers its box', (width, height, sizes) => {
  const { container } = render(
    <Picture
      photo={{ ...photo('green'), width, height }}
      boxes={[
        { media: '(min-width: 48rem)', width: '20rem', ratio: 1 },
        { width: '100vw', ratio: 3 / 2 },
      ]}
      className="size-20"
    />,
  );
  expect(container.querySelector('source')).toHaveAttribute('sizes', sizes);
});
