import { render, screen } from '@testing-library/react';
import { LongText } from './long-text';

it("LongText keeps the writer's line breaks, and the direction of the letters", () => {
  render(<LongText>{'صبغوا البيت كله في أسبوع.\n\nشكرا جزيلا لكم.'}</LongText>);
  expect(screen.getByRole('paragraph')).toHaveAttribute('dir', 'auto');
  expect(screen.getByRole('paragraph').querySelectorAll('br')).toHaveLength(2);
});
