import { render, screen, within } from '@testing-library/react';
import type { Business, Testimonial } from '@/lib/content/schema';
import { business, content, detailedBusiness, photo, services } from '@/lib/content/testing/test-content';
import { About } from './about';
import { Contact } from './contact';
import { Hero } from './hero';
import { Services } from './services';
import { Testimonials } from './testimonials';

/* What only some businesses have. The snapshots and screenshots in e2e show the rest. */

const { pages, testimonials } = content;
const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

it('Hero puts a stroke behind each part of the place that may begin a line', () => {
  for (const [headingHighlight, parts] of [
    ['in Wells-next-the-Sea', ['in Wells-', 'next-', 'the-', 'Sea']],
    ['in Great Yarmouth & Cley', ['in Great', 'Yarmouth', '& Cley']],
  ] as const) {
    const home = { ...pages.home, headingHighlight, photo: photo('green') };
    const { unmount } = render(<Hero home={home} business={business} testimonials={[]} />);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(`${home.heading} ${headingHighlight}`);
    for (const part of parts) expect(within(heading).getByText(part)).toBeInTheDocument();
    unmount();
  }
});

it('Hero links to the reviews, if there are any, with stars if every rating is 5', () => {
  const home = { ...pages.home, photo: photo('green') };
  const five = testimonials.filter(({ rating }) => rating === 5);
  const hero = (testimonials: Testimonial[]) => (
    <Hero home={home} business={business} testimonials={testimonials} />
  );
  const { rerender } = render(hero(testimonials));
  const link = () => screen.queryByRole('link', { name: /^Read/ });
  expect(link()).toHaveAccessibleName('Read 2 reviews');
  expect(link()).toHaveAttribute('href', '#testimonials');
  expect(link()?.querySelector('svg')).not.toBeInTheDocument();
  rerender(hero(five));
  expect(link()).toHaveAccessibleName('Read 1 review');
  expect(link()?.querySelector('svg')).toBeInTheDocument();
  rerender(hero([]));
  expect(link()).not.toBeInTheDocument();
});

it('About has neither figure nor quote when the content has none', () => {
  render(<About about={pages.about} business={business} />);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(texts('paragraph')).toEqual(['We paint.', 'Una Owner, Ferrers & Daughters']);
});

it('About names the owner under the photo, unless its caption says that it shows something else', () => {
  const about = { ...pages.about, photo: photo('green') };
  const { rerender } = render(<About about={about} business={business} />);
  expect(screen.getByRole('figure')).toHaveTextContent(/^Owner ?Una Owner$/);
  expect(texts('paragraph')).toEqual(['We paint.']);
  rerender(<About about={{ ...about, caption: 'Our van' }} business={business} />);
  expect(screen.getByRole('figure')).toHaveTextContent(/^Our van$/);
  expect(texts('paragraph')).toEqual(['We paint.', 'Una Owner, Ferrers & Daughters']);
});

it('Services shows six photos of the gallery, three of fewer, and none of fewer than three', () => {
  const photos = (count: number) => Array.from({ length: count }, (_, position) => photo(`${position}`));
  const props = { texts: pages.services, services, quoteButton: 'Ask Una', business };
  const { container, rerender } = render(<Services {...props} photos={[]} headingLevel={2} />);
  for (const [count, shown] of [
    [0, 0],
    [2, 0],
    [3, 3],
    [5, 3],
    [6, 6],
    [9, 6],
  ] as const) {
    rerender(<Services {...props} photos={photos(count)} headingLevel={2} />);
    expect(container.querySelectorAll('a[aria-hidden="true"][tabindex="-1"] img[alt=""]')).toHaveLength(
      shown,
    );
    const links = screen.queryAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(shown > 0 ? [`See all ${count} photos`] : []);
  }
});

it('Services asks for an enquiry on its own page, if the content has words for it', () => {
  const props = { services, quoteButton: 'Ask Una', business, photos: [] };
  const invited = { ...pages.services, invitation: 'Not sure?' };
  const { rerender } = render(<Services {...props} texts={invited} headingLevel={1} />);
  expect(screen.getByText('Not sure?')).toBeInTheDocument();
  expect(texts('link')).toEqual(['Ask Una', 'Call 01632 960999']);
  for (const other of [
    { texts: invited, headingLevel: 2 },
    { texts: pages.services, headingLevel: 1 },
  ] as const) {
    rerender(<Services {...props} {...other} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  }
});

it('Testimonials shows the first eight reviews on the home page, and a link to all if there are more', () => {
  const review = { date: 'May 2026', rating: 5, text: 'Good.' };
  const reviews = Array.from({ length: 9 }, (_, position) => ({ ...review, name: `Ann ${position}` }));
  const props = { texts: pages.testimonials, quoteButton: 'Ask Una', business };
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
  const { rerender } = render(<Hero home={home} business={business} testimonials={[]} />);
  expect(screen.getAllByRole('term')).toHaveLength(business.stats?.length ?? 0);
  for (const stats of [undefined, []]) {
    rerender(<Hero home={home} business={{ ...business, stats }} testimonials={[]} />);
    expect(document.querySelector('dl')).not.toBeInTheDocument();
  }
});

it('Contact shows the other ways to reach the business, if there are any', () => {
  const contact = (shown: Business) => <Contact texts={pages.contact} business={shown} headingLevel={1} />;
  const { rerender } = render(contact(detailedBusiness));
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('07700 900456')).toBe('tel:+447700900456');
  expect(href('WhatsApp')).toBe('https://wa.me/447700900457');
  expect(href('Find us on a map')).toBe('https://maps.example.org/diss');
  for (const { name, url } of detailedBusiness.social ?? []) expect(href(name)).toBe(url);
  expect(screen.getByText(/Monday to Friday 8am to 6pm/)).toBeInTheDocument();

  rerender(contact(business));
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual([business.phone.text, business.email]);
});
