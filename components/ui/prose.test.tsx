import { render, screen } from '@testing-library/react';
import { Prose } from './prose';

it("Prose keeps the writer's line breaks, and the direction of the letters", () => {
  render(<Prose>{'صبغوا البيت كله في أسبوع.\n\nشكرا جزيلا لكم.'}</Prose>);
  expect(screen.getByRole('paragraph')).toHaveAttribute('dir', 'auto');
  expect(screen.getByRole('paragraph').querySelectorAll('br')).toHaveLength(2);
});
