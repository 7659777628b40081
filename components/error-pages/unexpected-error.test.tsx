import { render, screen } from '@testing-library/react';
import { UnexpectedError } from './unexpected-error';

it.each([new Error('The phone number is missing.'), 'The phone number is missing.'])(
  'UnexpectedError shows the message of %p, and how to continue',
  (error) => {
    render(<UnexpectedError error={error} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Unexpected Application Error!$/);
    expect(screen.getByRole('paragraph')).toHaveTextContent(/^The phone number is missing\.$/);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
);
