import { render, screen, within } from '@testing-library/react';
import type { Business, Testimonial } from '@/lib/content/types';
import { business, content, photo, services } from '@/lib/content/testing/test-content';
import { About } from './about';
import { Gallery } from './gallery';
import { Hero } from './hero';
import { Services } from './services';
import { Testimonials } from './testimonials';

/* What only some businesses have. The browser tests show the rest. */

const { pages, testimonials } = content;
const home = { ...pages.home, photo: photo('green') };
const texts = (role: string) =>
  screen.queryAllByRole(role).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

it.each([
  ['in Wells-next-the-Sea', ['in Wells-', 'next-', 'the-', 'Sea']],
  ['in Great Yarmouth & Cley', ['in Great', 'Yarmouth', '& Cley']],
])('Hero puts a stroke behind each part of "%s" that may begin a line', (headingHighlight, parts) => {
  render(<Hero home={{ ...home, headingHighlight }} business={business} testimonials={[]} />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(`${home.heading} ${headingHighlight}`);
  for (const part of parts) expect(within(heading).getByText(part)).toBeInTheDocument();
});

it('Hero shows stats and a link to the reviews, if there are any, with stars if every rating is 5', () => {
  const hero = (shown: Testimonial[], stats?: Business['stats']) => (
    <Hero home={home} business={{ ...business, stats }} testimonials={shown} />
  );
  const { rerender, container } = render(hero(testimonials, business.stats));
  const link = () => screen.queryByRole('link', { name: /^Read/ });
  expect(link()).toHaveAccessibleName('Read 2 reviews');
  expect(link()).toHaveAttribute('href', '#testimonials');
  expect(link()?.querySelector('svg')).not.toBeInTheDocument();
  expect(texts('term')).toEqual(business.stats?.map(({ label }) => label));
  rerender(hero(testimonials.filter(({ rating }) => rating === 5)));
  expect(link()).toHaveAccessibleName('Read 1 review');
  expect(link()?.querySelector('svg')).toBeInTheDocument();
  expect(container.querySelector('dl')).not.toBeInTheDocument();
  rerender(hero([], []));
  expect(link()).not.toBeInTheDocument();
  expect(container.querySelector('dl')).not.toBeInTheDocument();
});

it('About shows the owner and the number under the photo, unless there is none or its caption says that it shows something else', () => {
  const about = { ...pages.about, photo: photo('green') };
  const section = (props: Partial<Parameters<typeof About>[0]>) => (
    <About about={about} callButton="Ring" business={business} {...props} />
  );
  const { rerender } = render(section({}));
  expect(screen.getByRole('figure')).toHaveTextContent(/^Owner ?Una Owner ?Ring/);
  expect(screen.getByRole('link')).toHaveAccessibleName(`Ring ${business.phone.text}`);
  expect(texts('paragraph')).toEqual(['We paint.']);
  rerender(section({ about: { ...about, caption: 'Our van' } }));
  expect(screen.getByRole('figure')).toHaveTextContent(/^Our van$/);
  expect(texts('paragraph')).toEqual(['We paint.', 'Una Owner, Ferrers & Daughters']);
  rerender(section({ about: pages.about }));
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(texts('paragraph')).toEqual(['We paint.', 'Una Owner, Ferrers & Daughters']);
  rerender(section({ about: pages.about, business: { ...business, name: 'Una Owner' } }));
  expect(texts('paragraph')).toEqual(['We paint.', 'Una Owner']);
});

it.each([
  [2, 0],
  [5, 3],
  [6, 6],
  [9, 6],
])('Services shows of %i photos of the gallery %i', (count, shown) => {
  const photos = Array.from({ length: count }, (_, position) => photo(`${position}`));
  const props = { texts: pages.services, services, quoteButton: 'Ask Una', business };
  const { container } = render(<Services {...props} photos={photos} headingLevel={2} />);
  expect(container.querySelectorAll('picture img[alt=""]')).toHaveLength(shown);
  expect(texts('link')).toEqual(shown > 0 ? [`See all ${count} photos`, 'Ask Una'] : []);
});

it('Gallery asks for an enquiry at its end, and in a long list for phones on the way', () => {
  const photos = Array.from({ length: 30 }, (_, position) => photo(`${position}`));
  render(<Gallery texts={pages.gallery} photos={photos} quoteButton="Ask Una" business={business} />);
  const links = screen.getAllByRole('link', { name: 'Ask Una' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/contact']);
});

it('Services asks for an enquiry on its own page, if the content has words for it', () => {
  const props = { services, quoteButton: 'Ask Una', business, photos: [] };
  const invited = { ...pages.services, invitation: 'Not sure?' };
  const { rerender } = render(<Services {...props} texts={invited} headingLevel={1} />);
  expect(screen.getByText('Not sure?')).toBeInTheDocument();
  expect(texts('link')).toEqual(['Call 01632 960999', 'Ask Una']);
  rerender(<Services {...props} texts={invited} headingLevel={2} />);
  expect(texts('link')).toEqual([]);
  rerender(<Services {...props} texts={pages.services} headingLevel={1} />);
  expect(texts('link')).toEqual([]);
});

it('Testimonials shows the first eight reviews on the home page, and a link to all if there are more', () => {
  const review = { date: 'May 2026', rating: 5, text: 'Good.' };
  const reviews = Array.from({ length: 9 }, (_, position) => ({ ...review, name: `Ann ${position}` }));
  const props = { texts: pages.testimonials, quoteButton: 'Ask Una', business };
  const { rerender } = render(<Testimonials {...props} testimonials={reviews} headingLevel={2} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  const link = screen.getByRole('link', { name: 'Read all 9 reviews' });
  expect(link).toHaveAttribute('href', '/testimonials');
  rerender(<Testimonials {...props} testimonials={reviews.slice(1)} headingLevel={2} />);
  expect(link).not.toBeInTheDocument();
  rerender(<Testimonials {...props} testimonials={reviews} headingLevel={1} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
  expect(link).not.toBeInTheDocument();
});
