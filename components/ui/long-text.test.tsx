import { render, screen } from '@testing-library/react';
import { LongText } from './long-text';

it.each([
  ['We paint walls. It takes two coats of good paint.', 'We paint walls. It_takes two coats of_good_paint.'],
  ['Ready? So are we, and we bring the dust sheets.', 'Ready? So_are we, and we bring the_dust_sheets.'],
  ['Painting lasts. Wallpaper does not forgive.', 'Painting lasts. Wallpaper does_not_forgive.'],
  ['One word', 'One_word'],
  ['صبغوا البيت كله في أسبوع.\n\nشكرا جزيلا لكم.', 'صبغوا البيت كله في أسبوع.\n\nشكرا_جزيلا_لكم.'],
])('LongText shows "%s" as "%s", where _ is a space that does not break', (text, expected) => {
  render(<LongText>{text}</LongText>);
  const paragraph = screen.getByRole('paragraph');
  expect(paragraph.textContent).toBe(expected.replaceAll('_', '\u00a0'));
  // Browsers find the direction of the letters, and keep the line breaks.
  expect(paragraph).toHaveAttribute('dir', 'auto');
  expect(paragraph).toHaveClass('whitespace-pre-line');
});
