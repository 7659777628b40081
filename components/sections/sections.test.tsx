import { render, screen, within } from '@testing-library/react';
import { business, businessDetails, content, photo } from '@/lib/content/testing/test-content';
import { About } from './about';
import { Contact } from './contact';
import { Hero } from './hero';
import { Terms } from './terms';
import { Testimonials } from './testimonials';
import { UnexpectedError } from './unexpected-error';

/*
 * What the snapshots in e2e/accessibility/aria do not show: what only some businesses have, and what screen readers do not
 * announce.
 */

const { pages, testimonials } = content;
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

it('Testimonials draws as many stars as it announces', () => {
  const props = { texts: pages.testimonials, testimonials, quoteButton: 'Ask Una' };
  render(<Testimonials {...props} headingLevel={1} />);
  for (const { rating } of testimonials) {
    const stars = screen.getByRole('img', { name: `Rated ${rating} out of 5` });
    expect(stars.querySelectorAll('path')).toHaveLength(rating);
  }
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

it('Contact links to the social pages, each with an icon', () => {
  render(<Contact texts={pages.contact} business={{ ...business, ...businessDetails }} headingLevel={1} />);
  expect(screen.getByRole('heading', { name: 'Follow Us', level: 2 })).toBeInTheDocument();
  for (const { name, url } of businessDetails.social) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
    expect(screen.getByRole('link', { name }).querySelector('svg')).toBeInTheDocument();
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
  expect(screen.getByText(/Monday to Friday 8am to 6pm/)).toBeInTheDocument();

  rerender(contact({}));
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual([business.phone, business.email]);
});

it('Terms numbers the clauses and draws the cancellation period', () => {
  render(<Terms texts={pages.terms} terms={content.terms} />);
  expect(texts('listitem')).toEqual(['1FirstOne.', '2SecondTwo.']);
  const figure = screen.getByRole('figure');
  expect(figure.querySelectorAll('text')).toHaveLength(14);
  expect(within(figure).getByText('Two weeks.')).toBeInTheDocument();
});

it.each([
  [new Error('The paint has run out.'), 'The paint has run out.'],
  ['Only a text', 'Only a text'],
])('UnexpectedError shows the message of %p', (error, message) => {
  render(<UnexpectedError error={error} />);
  expect(screen.getByText(message)).toBeInTheDocument();
});
