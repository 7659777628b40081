import { fireEvent, render, screen, within } from '@testing-library/react';
import { business, businessDetails } from '@/lib/content/test-content';
import { TooltipProvider } from '../ui/tooltip';
import { Banner } from './banner';
import { Footer } from './footer';
import { Header } from './header';
import { MobileMenu } from './mobile-menu';
import { pageLinks } from './page-links';

const { phone, email } = business;
const links = (container: HTMLElement) =>
  Object.fromEntries(
    within(container)
      .getAllByRole<HTMLAnchorElement>('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );
const otherPages = Object.fromEntries(pageLinks.slice(1).map(({ label, href }) => [label, href]));
const pages = { Home: '/', ...otherPages };
const contact = { [phone]: 'tel:+441632960999', [email]: 'mailto:post@example.org' };

describe('Footer', () => {
  it('links to every other page, to phone and email, and names business and year', () => {
    render(<Footer business={business} />);
    expect(links(screen.getByRole('contentinfo'))).toEqual({ ...otherPages, ...contact });
    expect(screen.queryByRole('heading', { name: 'Follow Us' })).not.toBeInTheDocument();
    expect(screen.getByText(business.description)).toBeInTheDocument();
    expect(screen.getAllByRole('paragraph').at(-1)).toHaveTextContent(
      `© ${new Date().getFullYear()} Ferrers & Daughters. All rights reserved.`,
    );
  });

  it('shows every social page and what the law asks of a company', () => {
    render(<Footer business={{ ...business, ...businessDetails }} />);
    expect(screen.getByRole('heading', { name: 'Follow Us' })).toBeInTheDocument();
    for (const { name, url } of businessDetails.social) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
    }
    expect(
      screen.getByText(
        'Company number 01234567 · Registered office: 1 High Street, Diss · VAT number GB 123 4567 89',
      ),
    ).toBeInTheDocument();
  });
});

// A page that the browser keeps for Back would come back with its menu open.
it('the menu closes when a link in it is followed', () => {
  const close = jest.fn();
  HTMLElement.prototype.hidePopover = close;
  render(
    <MobileMenu id="menu">
      <p>Text</p>
      <a href="#terms">Terms</a>
    </MobileMenu>,
  );
  fireEvent.click(screen.getByText('Text'));
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'Terms', hidden: true }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('Header and its menu link to every page, mark the current one, and have the phone number', () => {
  render(<Header business={business} currentRoute="/gallery" />, { wrapper: TooltipProvider });
  const call = { [`Call ${phone}`]: 'tel:+441632960999' };
  expect(links(screen.getByRole('banner'))).toEqual({ Ferrers: '/', ...pages, ...call });
  const menu = screen.getByRole('button', { name: 'Menu' }).getAttribute('popovertarget') ?? '';
  const sheet = document.getElementById(menu) ?? document.body;
  expect(links(sheet)).toEqual({ ...pages, ...call, [email]: contact[email] });
  const current = [...document.querySelectorAll('[aria-current=page]')];
  expect(current.map(({ textContent }) => textContent)).toEqual(['Gallery', 'Gallery']);
});

it.each([
  [undefined, []],
  [['We come to you'], ['We come to you']],
])('Banner with the lines %j shows them after phone and email, once', (banner, lines) => {
  render(<Banner business={{ ...business, banner }} />, { wrapper: TooltipProvider });
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([`Call ${phone}`, email, ...lines]);
  expect(links(screen.getByRole('list'))).toEqual({
    [`Call ${phone}`]: 'tel:+441632960999',
    [email]: contact[email],
  });
});
