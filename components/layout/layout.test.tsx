import { render, screen, within } from '@testing-library/react';
import { business, detailedBusiness } from '@/lib/content/testing/test-content';
import { TooltipProvider } from '../ui/tooltip';
import { Footer } from './footer';
import { Header } from './header';

/* What a business may have or lack. What the fixture site shows is compared in e2e/accessibility/aria. */

it('Header shows the logo instead of the name, if there is one', () => {
  render(<Header business={{ ...business, logo: '/logo.svg' }} />, { wrapper: TooltipProvider });
  const home = within(screen.getByRole('banner')).getByRole('link', { name: 'Ferrers' });
  expect(within(home).getByRole('img', { name: 'Ferrers' })).toHaveAttribute('src', '/logo.svg');
});

it('Footer has no link to the reviews page when there are no reviews', () => {
  const { rerender } = render(<Footer business={business} />);
  expect(screen.getByRole('link', { name: 'Testimonials' })).toBeInTheDocument();
  rerender(<Footer business={{ ...business, hasTestimonials: false }} />);
  expect(screen.queryByRole('link', { name: 'Testimonials' })).not.toBeInTheDocument();
});

it('Footer links to every social page, if there are any', () => {
  const { rerender } = render(<Footer business={business} />);
  expect(screen.queryByRole('heading', { name: 'Follow Us' })).not.toBeInTheDocument();
  rerender(<Footer business={detailedBusiness} />);
  expect(screen.getByRole('heading', { name: 'Follow Us' })).toBeInTheDocument();
  for (const { name, url } of detailedBusiness.social ?? []) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
  }
});

it('Footer states a company number without a registered office or a VAT number', () => {
  render(<Footer business={{ ...business, companyNumber: '01234567' }} />);
  expect(screen.getByText('Company number 01234567')).toBeInTheDocument();
});
