import { render, screen } from '@testing-library/react';
import { business, detailedBusiness } from '@/lib/content/testing/test-content';
import { TooltipProvider } from '../ui/tooltip';
import { Footer } from './footer';
import { Header } from './header';

/* What a business may have or lack. What the fixture site shows is compared in e2e/accessibility/aria. */

it('Header shows the logo instead of the name, if there is one', () => {
  render(<Header business={{ ...business, logo: '/logo.svg' }} />, { wrapper: TooltipProvider });
  expect(screen.getByRole('img', { name: 'Ferrers' })).toHaveAttribute('src', '/logo.svg');
});

it('Footer links to reviews and social pages, if there are any', () => {
  const { rerender } = render(<Footer business={detailedBusiness} />);
  expect(screen.getByRole('link', { name: 'Testimonials' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Follow Us' })).toBeInTheDocument();
  for (const { name, url } of detailedBusiness.social ?? []) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
  }
  rerender(<Footer business={{ ...business, hasTestimonials: false }} />);
  expect(screen.queryByRole('link', { name: 'Testimonials' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Follow Us' })).not.toBeInTheDocument();
});

it('Footer states a company number without a registered office or a VAT number', () => {
  render(<Footer business={{ ...business, companyNumber: '01234567' }} />);
  expect(screen.getByText('Company number 01234567')).toBeInTheDocument();
});
