import { render, screen } from '@testing-library/react';
import { business } from '@/lib/content/testing/test-content';
import { Footer } from './footer';

it('states a company number without a registered office or a VAT number', () => {
  render(<Footer business={{ ...business, companyNumber: '01234567' }} />);
  expect(screen.getByText('Company number 01234567')).toBeInTheDocument();
});
