import { render, screen, within } from '@testing-library/react';
import { photo, readSite } from '@/lib/content/testing/sites';
import { SocialLinks } from '../ui/social-links';
import { About } from './about';
import { CancellationCalendar } from './cancellation-calendar';
import { Gallery } from './gallery';
import { Hero } from './hero';
import { Services } from './services';
import { Testimonials } from './testimonials';

// It reads the content.
jest.mock('../layout/call-to-action', () => ({ CallToAction: () => null }));

/* What neither site of the browser tests shows. */

const { business, pages, services } = readSite('full');
const home = { ...pages.home, photo: photo('green') };
const texts = (role: string) =>
  screen.queryAllByRole(role).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
const review = (name: string, rating = 5) => ({ name, rating, date: 'May 2026', text: 'Good.' });

it('Hero puts a stroke behind each word of the heading that is highlighted', () => {
  const headingHighlight = 'in Great Yarmouth & Wells-next-the-Sea';
  render(<Hero home={{ ...home, headingHighlight }} business={business} testimonials={[]} photoCount={0} />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(`${home.heading} ${headingHighlight}`);
  for (const word of headingHighlight.split(' '))
    expect(within(heading).getByText(word)).toHaveClass('brush-stroke');
});

it('Hero links to the reviews, with stars if every rating is 5, and shows figures with plus signs', () => {
  const stats = ['35+', '1+1'].map((value, index) => ({ value, label: `Years ${index}` }));
  const link = () => screen.queryByRole('link', { name: /^Read/ });
  const hero = (...ratings: number[]) => (
    <Hero
      home={home}
      business={{ ...business, stats }}
      testimonials={ratings.map((rating) => review('A', rating))}
      photoCount={0}
    />
  );
  const { rerender } = render(hero(5, 4));
  expect(texts('listitem').slice(-2)).toEqual(['35+Years 0', '1+1Years 1']);
  expect(link()?.querySelector('svg')).not.toBeInTheDocument();
  rerender(hero(5));
  expect(link()).toHaveAccessibleName('Read 1 review');
  expect(link()?.querySelector('svg')).toBeInTheDocument();
  rerender(hero());
  expect(link()).not.toBeInTheDocument();
});

it('About names the owner beside the text if the photo shows something else, or there is none', () => {
  const about = { ...pages.about, text: ['We paint.'], quote: undefined, stages: undefined };
  const props = { business: { ...business, name: 'Ferris & Co', owner: 'Una Ferris' } };
  const { rerender } = render(
    <About {...props} about={{ ...about, photo: photo('van'), caption: 'Our van' }} />,
  );
  expect(texts('figure')).toEqual(['Our van']);
  expect(texts('paragraph')).toEqual(['We paint.', 'Una Ferris, Ferris & Co']);
  const withoutPhoto = { ...about, photo: undefined };
  rerender(<About {...props} about={withoutPhoto} />);
  expect(texts('paragraph')).toEqual(['We paint.', 'Una Ferris, Ferris & Co']);
  // A business named after its owner.
  rerender(<About {...props} about={withoutPhoto} business={{ ...business, name: 'Una', owner: 'Una' }} />);
  expect(texts('paragraph')).toEqual(['We paint.', 'Una']);
});

it.each([
  [2, 0],
  [4, 3],
  [6, 5],
])('Services shows of %i photos of the gallery %i, with a link to it', (count, shown) => {
  const photos = Array.from({ length: count }, (_, position) => photo(`${position}`));
  const props = { texts: pages.services, services };
  const { container } = render(<Services {...props} photos={photos} headingLevel={2} />);
  expect(container.querySelectorAll('picture img[alt=""]')).toHaveLength(shown);
  expect(texts('link')).toEqual(shown > 0 ? [`See all ${count} photos`] : []);
});

it('Gallery shows the fan from eight different colours on, in the order of hues, with greys and whites at the end', () => {
  // Two photos have the same.
  const paints = 'f4f1ea 2a2a2b 43263a 24402f 2f4d66 d3a03c 24402f b1402f d8b4a0';
  const photos = paints.split(' ').map((colour, index) => ({
    ...photo(`${index}`),
    paint: { name: `Paint ${index}`, colour: `#${colour}` },
  }));
  const { rerender } = render(<Gallery texts={pages.gallery} photos={photos.slice(0, 8)} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  rerender(<Gallery texts={pages.gallery} photos={photos} />);
  const strips = within(within(screen.getByRole('navigation')).getByRole('list')).getAllByRole('link');
  const colours = strips.map((strip) => strip.querySelector('rect')?.getAttribute('fill'));
  expect(colours).toEqual([
    '#b1402f',
    '#d8b4a0',
    '#d3a03c',
    '#24402f',
    '#2f4d66',
    '#43263a',
    '#f4f1ea',
    '#2a2a2b',
  ]);
  expect(strips[3]).toHaveAccessibleName('Paint 3 A wall in 3');
  expect(strips[3]).toHaveAttribute('href', '#3');
});

it('Gallery fills its last row, of two photos and of three', () => {
  for (let count = 5; count <= 12; count++) {
    const landscapes = Array.from({ length: count }, (_, position) => photo(`${position}`));
    const photos = [...landscapes, { ...photo('tall'), height: 3000 }];
    const { unmount } = render(<Gallery texts={pages.gallery} photos={photos} />);
    const items = within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('listitem');
    const cells = (...spans: string[]) =>
      items.reduce(
        (sum, { classList }) => sum + 2 ** spans.filter((span) => classList.contains(span)).length,
        0,
      );
    expect(cells('md:row-span-2', 'md:max-lg:col-span-2') % 2).toBe(0);
    expect(cells('md:row-span-2', 'lg:row-span-2', 'lg:col-span-2') % 3).toBe(0);
    unmount();
  }
});

it('Testimonials shows up to eight reviews on the home page, each with its stars, in its own direction', () => {
  const others = ['B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => review(name));
  const props = { texts: pages.testimonials, business };
  render(<Testimonials {...props} testimonials={[review('ליאת', 1), ...others]} headingLevel={2} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  expect(screen.queryByRole('link', { name: /^Read all/ })).not.toBeInTheDocument();
  // All five stars are drawn, each 24 wide, but the viewBox shows one.
  const { nextElementSibling: stars } = screen.getByText('Rated 1 out of 5');
  expect(stars).toHaveAttribute('viewBox', '0 0 24 24');
  expect(screen.getByText('ליאת')).toHaveAttribute('dir', 'auto');
});

it('Testimonials invents no stars for a review without any', () => {
  const props = { texts: pages.testimonials, business };
  const letter = { ...review('Ann'), rating: undefined };
  const { container } = render(<Testimonials {...props} testimonials={[letter]} headingLevel={2} />);
  expect(screen.queryByText(/^Rated/)).not.toBeInTheDocument();
  expect(container.querySelector('[href="#stars"]')).toBeNull();
});

it.each([
  ['Facebook', 'lucide-facebook'],
  ['INSTAGRAM', 'lucide-instagram'],
  ['Nextdoor', 'lucide-globe'],
])('SocialLinks shows the icon of %s', (name, icon) => {
  render(<SocialLinks links={[{ name, url: 'https://example.org' }]} linkClassName="" />);
  expect(screen.getByRole('link', { name }).querySelector('svg')).toHaveClass(icon);
});

it.each([14, 20])(
  'CancellationCalendar shows %i days in rows of seven, none of them empty or cut',
  (days) => {
    const { container } = render(<CancellationCalendar {...pages.terms.calendar} days={days} />);
    const numbers = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(numbers).toHaveLength(days);
    expect(numbers.at(-1)).toBe(`${days}`);
    const rows = new Set([...container.querySelectorAll('rect')].map((day) => Number(day.getAttribute('y'))));
    expect(rows.size).toBe(Math.ceil(days / 7));
    // A row is 48 high, with a margin of 1.5.
    const [, top, , height] = container.querySelector('svg')?.getAttribute('viewBox')?.split(' ') ?? [];
    expect(Number(top) + Number(height)).toBe(rows.size * 48 - 1.5);
  },
);
