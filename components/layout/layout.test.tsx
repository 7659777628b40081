import { render, screen, within } from '@testing-library/react';
import type { Business } from '@/lib/content/schema';
import { TooltipProvider } from '../ui/tooltip';
import { Banner } from './banner';
import { Footer } from './footer';
import { Header } from './header';

const business: Business = {
  name: 'Ferrers & Daughters Decorating of Wymondham',
  shortName: 'Ferrers',
  owner: 'Una Owner',
  description: 'A family firm.',
  phone: '01632 960999',
  phoneInternational: '+441632960999',
  email: 'post@example.org',
  url: 'https://www.example.org',
  areas: ['Diss'],
  years: 12,
  claims: [{ figure: '12', label: 'Painters' }],
  formEndpoint: 'https://forms.example.org/test',
};

describe('Footer', () => {
  it('has neither social pages nor company details when the content has none', () => {
    render(<Footer business={business} />);
    expect(screen.queryByRole('heading', { name: 'Follow Us' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('paragraph').at(-1)).toHaveTextContent(
      /^© \d{4} Ferrers & Daughters Decorating of Wymondham\. All rights reserved\.$/,
    );
  });

  it('shows every social page and what the law asks of a company', () => {
    render(
      <Footer
        business={{
          ...business,
          social: [
            { name: 'TikTok', url: 'https://www.tiktok.com/@ferrers' },
            { name: 'YouTube', url: 'https://www.youtube.com/@ferrers' },
            { name: 'Instagram', url: 'https://www.instagram.com/ferrers' },
          ],
          companyNumber: '01234567',
          registeredOffice: '1 High Street, Diss',
          vatNumber: 'GB 123 4567 89',
        }}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Follow Us' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'TikTok' })).toHaveAttribute(
      'href',
      'https://www.tiktok.com/@ferrers',
    );
    expect(
      screen.getByText(
        'Company number 01234567 · Registered office: 1 High Street, Diss · VAT number GB 123 4567 89',
      ),
    ).toBeInTheDocument();
  });
});

it('Header shows the short name', () => {
  render(
    <TooltipProvider>
      <Header business={business} />
    </TooltipProvider>,
  );
  expect(screen.getByRole('link', { name: 'Ferrers' })).toHaveAttribute('href', '/');
});

it.each([
  [undefined, ['Call 01632 960999', 'post@example.org']],
  [['We come to you'], ['Call 01632 960999', 'post@example.org', 'We come to you']],
])('Banner with the lines %j shows them after phone and email', (banner, expected) => {
  render(
    <TooltipProvider>
      <Banner business={{ ...business, banner }} />
    </TooltipProvider>,
  );
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(expected);
});
