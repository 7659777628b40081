import { render, screen, within } from '@testing-library/react';
import { business, businessDetails, content, photo } from '@/lib/content/testing/test-content';
import { About } from './about';
import { Contact } from './contact';
import { Hero } from './hero';
import { Testimonials } from './testimonials';

/* What only some businesses have. The snapshots and screenshots in e2e show the rest. */

const { pages } = content;
const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

it('Hero puts a stroke behind each part of the place that may begin a line', () => {
  const home = { ...pages.home, headingHighlight: 'in Wells-next-the-Sea', photo: photo('green') };
  render(<Hero home={home} business={business} />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/ in Wells-next-the-Sea$/);
  for (const part of ['in', 'Wells-', 'next-', 'the-', 'Sea']) {
    expect(within(heading).getByText(part)).toBeInTheDocument();
  }
});

it('About has neither figure nor quote when the content has none', () => {
  render(<About about={pages.about} business={business} />);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(texts('paragraph')).toEqual(['We paint.', 'Una Owner, Ferrers & Daughters']);
});

it('Testimonials shows the first eight reviews on the home page, and a link to all if there are more', () => {
  const review = { date: 'May 2026', rating: 5, text: 'Good.' };
  const reviews = Array.from({ length: 9 }, (_, position) => ({ ...review, name: `Ann ${position}` }));
  const props = { texts: pages.testimonials, quoteButton: 'Ask Una' };
  const { rerender } = render(<Testimonials {...props} testimonials={reviews} headingLevel={2} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  const link = screen.getByRole('link', { name: 'Read all 9 reviews' });
  expect(link).toHaveAttribute('href', '/testimonials');
  for (const [all, headingLevel] of [
    [reviews.slice(1), 2],
    [reviews, 1],
  ] as const) {
    rerender(<Testimonials {...props} testimonials={all} headingLevel={headingLevel} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(all.length);
    expect(screen.queryByRole('link', { name: /^Read all/ })).not.toBeInTheDocument();
  }
});

it('Hero has no list of stats when there are none', () => {
  const home = { ...pages.home, photo: photo('green') };
  const { rerender } = render(<Hero home={home} business={business} />);
  expect(screen.getAllByRole('term')).toHaveLength(business.stats?.length ?? 0);
  for (const stats of [undefined, []]) {
    rerender(<Hero home={home} business={{ ...business, stats }} />);
    expect(document.querySelector('dl')).not.toBeInTheDocument();
  }
});

it('Contact shows the other ways to reach the business, if there are any', () => {
  const details = {
    ...businessDetails,
    mobileInternational: '+447700900456',
    whatsAppInternational: '+447700900457',
  };
  const contact = (more: object) => (
    <Contact texts={pages.contact} business={{ ...business, ...more }} headingLevel={1} />
  );
  const { rerender } = render(contact(details));
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('07700 900456')).toBe('tel:+447700900456');
  expect(href('WhatsApp')).toBe('https://wa.me/447700900457');
  expect(href('Find us on a map')).toBe('https://maps.example.org/diss');
  for (const { name, url } of businessDetails.social) expect(href(name)).toBe(url);
  expect(screen.getByText(/Monday to Friday 8am to 6pm/)).toBeInTheDocument();

  rerender(contact({}));
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual([business.phone, business.email]);
});
