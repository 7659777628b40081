import { render, screen, within } from '@testing-library/react';
import { business, businessDetails } from '@/lib/content/testing/test-content';
import { TooltipProvider } from '../ui/tooltip';
import { Banner } from './banner';
import { Footer } from './footer';
import { Header } from './header';

/* What a business may have or lack. What the fixture site shows is compared in e2e/accessibility/aria. */

it('Header shows the short name of the business', () => {
  render(<Header business={business} />, { wrapper: TooltipProvider });
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Ferrers' })).toBeInTheDocument();
});

it('Header shows the logo instead of the name, if there is one', () => {
  render(<Header business={{ ...business, logo: '/logo.svg' }} />, { wrapper: TooltipProvider });
  const home = within(screen.getByRole('banner')).getByRole('link', { name: 'Ferrers' });
  expect(within(home).getByRole('img', { name: 'Ferrers' })).toHaveAttribute('src', '/logo.svg');
});

it('no page is linked to for reviews when there are none', () => {
  const { rerender } = render(<Footer business={business} />);
  expect(screen.getByRole('link', { name: 'Testimonials' })).toBeInTheDocument();
  rerender(<Footer business={{ ...business, hasReviews: false }} />);
  expect(screen.queryByRole('link', { name: 'Testimonials' })).not.toBeInTheDocument();
});

it('Footer links to every social page, if there are any', () => {
  const { rerender } = render(<Footer business={business} />);
  expect(screen.queryByRole('heading', { name: 'Follow Us' })).not.toBeInTheDocument();
  rerender(<Footer business={{ ...business, ...businessDetails }} />);
  expect(screen.getByRole('heading', { name: 'Follow Us' })).toBeInTheDocument();
  for (const { name, url } of businessDetails.social) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
  }
});

it.each([
  [{}, []],
  [{ companyNumber: '01234567' }, ['Company number 01234567']],
])('Footer with %j ends with what the law asks of a company: %j', (details, expected) => {
  render(<Footer business={{ ...business, ...details }} />);
  const paragraphs = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  const copyright = `© ${new Date().getFullYear()} Ferrers & Daughters. All rights reserved.`;
  expect(paragraphs.slice(paragraphs.indexOf(copyright) + 1)).toEqual(expected);
});

it('Banner without lines of the business shows phone and email', () => {
  render(<Banner business={business} />, { wrapper: TooltipProvider });
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([`Call ${business.phone}`, business.email]);
});
