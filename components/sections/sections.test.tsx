import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business, businessDetails, content, photo, services } from '@/lib/content/test-content';
import { About } from './about';
import { Contact } from './contact';
import { Gallery } from './gallery';
import { Hero } from './hero';
import { MissingPage } from './missing-page';
import { Services } from './services';
import { Terms } from './terms';
import { Testimonials } from './testimonials';
import { UnexpectedError } from './unexpected-error';

const { pages, testimonials } = content;
const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
const expectLink = (name: string, href: string) =>
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);

it('Hero has one heading, both contact links, the claims, and a photo that loads first', () => {
  render(<Hero home={{ ...pages.home, photo: photo('green') }} business={business} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A Heading in Diss');
  expectLink('Ring 01632 960999', 'tel:+441632960999');
  expectLink('Ask Una', '#contact');
  expect(texts('term')).toEqual(['Painters', 'Colour']);
  expect(texts('definition')).toEqual(['12', 'Any']);

  const image = screen.getByRole('img', { name: 'A wall in green' });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).toHaveAttribute('src', '/photos/green-0a1b2c3d-1200.jpg');
  expect(image).not.toHaveAttribute('style');
  const avif = image.parentElement?.querySelector('source');
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif).toHaveAttribute(
    'srcset',
    [400, 800, 1200].map((width) => `/photos/green-0a1b2c3d-${width}.avif ${width}w`).join(', '),
  );
});

describe('About', () => {
  it('introduces the owner by name, with a captioned photo', () => {
    const about = { ...pages.about, quote: 'Patience.', photo: photo('bench') };
    render(<About about={about} business={business} />);
    const figure = screen.getByRole('figure');
    expect(within(figure).getByText('Owner').tagName).toBe('FIGCAPTION');
    expect(within(figure).getByRole('img', { name: 'A wall in bench' })).toHaveAttribute('loading', 'lazy');
    expect(texts('paragraph')).toEqual(['We paint.', 'Patience.', 'Una Owner, Ferrers & Daughters']);
  });

  it('has neither figure nor quote when the content has none', () => {
    render(<About about={pages.about} business={business} />);
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    expect(texts('paragraph')).toEqual(['We paint.', 'Una Owner, Ferrers & Daughters']);
  });
});

describe.each([1, 2] as const)('with heading level %i', (headingLevel) => {
  const expectHeadings = (...below: string[]) => {
    expect(screen.getByRole('heading', { level: headingLevel })).toHaveTextContent('A Heading');
    const headings = screen.queryAllByRole('heading', { level: headingLevel + 1 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(below);
  };

  it('Services numbers its cards, each with an icon', () => {
    render(<Services page={pages.services} services={services} headingLevel={headingLevel} />);
    expectHeadings('Interior', 'Exterior');
    expect(screen.getByRole('region', { name: 'A Heading' })).toHaveAttribute('id', 'services');
    expect(texts('listitem')).toEqual(['No. 1InteriorInside.', 'No. 2ExteriorOutside.']);
    for (const card of screen.getAllByRole('listitem')) {
      expect(card.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    }
  });

  it('Testimonials shows and announces the ratings', () => {
    const page = pages.testimonials;
    render(<Testimonials {...{ page, testimonials, headingLevel }} quoteButton="Ask Una" />);
    expectHeadings();
    expect(texts('listitem')).toEqual(['”Very good.Ann2 weeks ago', '”Good.BobMay 2026']);
    for (const { rating, text } of testimonials) {
      const stars = screen.getByRole('img', { name: `Rated ${rating} out of 5` });
      expect(stars.querySelectorAll('path')).toHaveLength(rating);
      expect(screen.getByText(text).tagName).toBe('BLOCKQUOTE');
    }
    expect(screen.getByText('Come along.')).toBeInTheDocument();
    expectLink('Ask Una', '/contact');
  });

  it('Contact has the form, contact details, social links, service areas and a closed privacy note', () => {
    const details = { ...business, ...businessDetails };
    render(<Contact page={pages.contact} business={details} headingLevel={headingLevel} />);
    expectHeadings('Contact Information', 'Follow Us', 'Service Areas');
    expectLink('01632 960999', 'tel:+441632960999');
    expectLink('post@example.org', 'mailto:post@example.org');
    for (const { name, url } of details.social) {
      expectLink(name, url);
      expect(screen.getByRole('link', { name }).querySelector('svg')).toBeInTheDocument();
    }
    expect(texts('listitem').slice(-2)).toEqual(business.areas);
    expect(screen.getByRole('form')).toHaveAttribute('action', business.formEndpoint);
    expect(screen.getByText('Your details').closest('details')).not.toHaveAttribute('open');
    expect(screen.getByText('We use them to answer.')).toBeInTheDocument();
  });
});

it('Contact has no Follow Us when there are no social pages', () => {
  render(<Contact page={pages.contact} business={business} headingLevel={1} />);
  expect(screen.queryByRole('heading', { name: 'Follow Us' })).not.toBeInTheDocument();
});

it.each([
  [500, false],
  [501, true],
])('Testimonials with a text of %i characters lets its cards differ in height: %s', (length, expected) => {
  const long = { name: 'Zoe', text: 'x'.repeat(length), date: 'May 2026', rating: 5 };
  const props = { page: pages.testimonials, testimonials: [...testimonials, long], quoteButton: 'Ask Una' };
  render(<Testimonials {...props} headingLevel={1} />);
  expect(screen.getByRole('list').parentElement?.classList.contains('items-start')).toBe(expected);
});

it('Gallery shows every photo with its alt text, the first eagerly and the others lazily', () => {
  const photos = ['one', 'two', 'three'].map(photo);
  render(<Gallery page={pages.gallery} photos={photos} quoteButton="Ask Una" />);
  const images = within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('img');
  expect(images.map((image) => [image.getAttribute('alt'), image.getAttribute('loading')])).toEqual([
    ['A wall in one', 'eager'],
    ['A wall in two', 'lazy'],
    ['A wall in three', 'lazy'],
  ]);
  for (const { alt } of photos) expect(screen.getByText(alt)).toHaveAttribute('aria-hidden', 'true');
  expectLink('Ask Una', '/contact');
});

it('Terms lists the clauses in order and draws the cancellation period', () => {
  render(<Terms page={pages.terms} terms={content.terms} />);
  expect(texts('listitem')).toEqual(['1FirstOne.', '2SecondTwo.']);
  const figure = screen.getByRole('figure');
  expect(figure.querySelectorAll('text')).toHaveLength(14);
  expect(within(figure).getByText('The day you accept')).toBeInTheDocument();
  expect(within(figure).getByText('Two weeks.')).toBeInTheDocument();
});

it('MissingPage links to the home page', () => {
  render(<MissingPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeInTheDocument();
  expectLink('Return to Home', '/');
});

it.each([
  [new Error('The paint has run out.'), 'The paint has run out.'],
  ['Only a text', 'Only a text'],
])(
  'UnexpectedError shows the message, a retry button and a link to the home page',
  async (error, message) => {
    const retry = jest.fn();
    render(<UnexpectedError error={error} retry={retry} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
    expect(screen.getByText(message)).toBeInTheDocument();
    expectLink('Return to Home', '/');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  },
);
