import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Business, Photo } from '@/lib/content/schema';
import { About } from './about';
import { Contact } from './contact';
import { Gallery } from './gallery';
import { Hero } from './hero';
import { MissingPage } from './missing-page';
import { Services } from './services';
import { Terms } from './terms';
import { Testimonials } from './testimonials';
import { UnexpectedError } from './unexpected-error';

const business: Business = {
  name: 'Test & Co',
  shortName: 'Test & Co',
  owner: 'Una Owner',
  description: 'A family firm.',
  phone: '01632 960999',
  phoneInternational: '+441632960999',
  email: 'post@example.org',
  url: 'https://www.example.org',
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/test' },
    { name: 'Instagram', url: 'https://www.instagram.com/test' },
    { name: 'Mastodon', url: 'https://mastodon.example.org/@test' },
  ],
  areas: ['Norwich', 'Norfolk', 'Surrounding areas'],
  years: 12,
  claims: [
    { figure: '12', label: 'Painters' },
    { figure: 'Any', label: 'Colour' },
  ],
  banner: ['We come to you'],
  formEndpoint: 'https://forms.example.org/test',
};

const photo = (name: string): Photo => ({
  stem: `/photos/${name}-0a1b2c3d`,
  alt: `A wall in ${name}`,
  width: 1600,
  height: 1200,
  widths: [400, 800, 1200],
  colour: '#a1b2c3',
});

const page = { title: 'Title', description: 'Description', heading: 'A Heading', intro: 'An introduction.' };

describe('Hero', () => {
  const home = {
    ...page,
    heading: 'Painting',
    headingPlace: 'in Norwich',
    callButton: 'Ring',
    quoteButton: 'Ask Una',
    photo: photo('green'),
  };

  it('has one heading, both contact links and the claims', () => {
    render(<Hero home={home} business={business} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Painting in Norwich' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ring 01632 960999' })).toHaveAttribute(
      'href',
      'tel:+441632960999',
    );
    expect(screen.getByRole('link', { name: 'Ask Una' })).toHaveAttribute('href', '#contact');
    for (const [label, figure] of [
      ['Painters', '12'],
      ['Colour', 'Any'],
    ] as const) {
      const term = screen.getByText(label);
      expect(within(term.parentElement ?? document.body).getByText(figure)).toBeInTheDocument();
    }
  });

  it('loads its photo eagerly, with high priority, in the widths it has', () => {
    render(<Hero home={home} business={business} />);
    const image = screen.getByRole('img', { name: 'A wall in green' });
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
    expect(image).toHaveAttribute('src', '/photos/green-0a1b2c3d-1200.jpg');
    const avif = image.parentElement?.querySelector('source');
    expect(avif).toHaveAttribute('type', 'image/avif');
    expect(avif).toHaveAttribute(
      'srcset',
      [400, 800, 1200].map((width) => `/photos/green-0a1b2c3d-${width}.avif ${width}w`).join(', '),
    );
    expect(image).not.toHaveAttribute('style');
  });
});

it('About introduces the owner by name, with a captioned photo', () => {
  render(
    <About
      about={{ heading: 'About Us', text: ['One.', 'Two.'], quote: 'Patience.', photo: photo('bench') }}
      business={business}
    />,
  );
  const figure = screen.getByRole('figure');
  expect(within(figure).getByText('Owner').tagName).toBe('FIGCAPTION');
  expect(within(figure).getByRole('img', { name: 'A wall in bench' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByText('Una Owner')).toBeInTheDocument();
  expect(screen.getByText('Two.')).toBeInTheDocument();
});

describe.each([1, 2] as const)('with heading level %i', (headingLevel) => {
  it('Services numbers its cards and puts their titles one heading level below', () => {
    const services = [
      { title: 'Interior', icon: 'PaintRoller', description: 'Inside.' },
      { title: 'Exterior', icon: 'House', description: 'Outside.' },
    ] as const;
    render(<Services page={page} services={[...services]} headingLevel={headingLevel} />);
    expect(screen.getByRole('heading', { level: headingLevel, name: 'A Heading' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'A Heading' })).toHaveAttribute('id', 'services');
    const [first, second] = screen.getAllByRole('listitem');
    if (!first || !second) throw new Error('There are fewer than two cards.');
    expect(
      within(first).getByRole('heading', { level: headingLevel + 1, name: 'Interior' }),
    ).toBeInTheDocument();
    expect(first).toHaveTextContent('No. 1');
    expect(second).toHaveTextContent('No. 2ExteriorOutside.');
    expect(first.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('Testimonials shows and announces the ratings', () => {
    const testimonials = [
      { name: 'Ann', text: 'Very good.', date: '2 weeks ago', rating: 5 },
      { name: 'Bob', text: 'Good.', date: 'May 2026', rating: 3 },
    ];
    const withInvitation = { ...page, invitation: 'Come along.' };
    render(
      <Testimonials
        page={withInvitation}
        testimonials={testimonials}
        quoteButton="Ask Una"
        headingLevel={headingLevel}
      />,
    );
    expect(screen.getByRole('heading', { level: headingLevel, name: 'A Heading' })).toBeInTheDocument();
    const stars = screen.getByRole('img', { name: 'Rated 3 out of 5' });
    expect(stars.querySelectorAll('path')).toHaveLength(3);
    expect(screen.getByRole('img', { name: 'Rated 5 out of 5' }).querySelectorAll('path')).toHaveLength(5);
    expect(screen.getByText('2 weeks ago')).toBeInTheDocument();
    expect(screen.getByText('Very good.').tagName).toBe('BLOCKQUOTE');
  });

  it('Contact has the form, contact details, social links and service areas', () => {
    const privacy = { heading: 'Your details', text: ['We use them to answer.', 'Ask Una.'] };
    render(<Contact page={{ ...page, privacy }} business={business} headingLevel={headingLevel} />);
    const below = { level: headingLevel + 1 };
    expect(screen.getByRole('heading', { ...below, name: 'Follow Us' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { ...below, name: 'Service Areas' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '01632 960999' })).toHaveAttribute('href', 'tel:+441632960999');
    expect(screen.getByRole('link', { name: 'post@example.org' })).toHaveAttribute(
      'href',
      'mailto:post@example.org',
    );
    for (const { name, url } of business.social ?? []) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', url);
      expect(link.querySelector('svg')).toBeInTheDocument();
    }
    for (const area of business.areas) expect(screen.getByText(area)).toBeInTheDocument();
    expect(screen.getByRole('form')).toHaveAttribute('action', business.formEndpoint);
    expect(screen.getByText('Your details').closest('details')).not.toHaveAttribute('open');
    for (const paragraph of privacy.text) expect(screen.getByText(paragraph)).toBeInTheDocument();
  });
});

it('About has neither figure nor quote when the content has none', () => {
  render(<About about={{ heading: 'About Us', text: ['One.'] }} business={business} />);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'One.',
    'Una Owner, Test & Co',
  ]);
});

it('Contact has no Follow Us when there are no social pages', () => {
  const privacy = { heading: 'Your details', text: ['We use them to answer.'] };
  render(
    <Contact page={{ ...page, privacy }} business={{ ...business, social: undefined }} headingLevel={1} />,
  );
  expect(screen.queryByRole('heading', { name: 'Follow Us' })).not.toBeInTheDocument();
});

it.each([
  [500, false],
  [501, true],
])('Testimonials with a text of %i characters lets its cards differ in height: %s', (length, expected) => {
  const testimonials = [
    { name: 'Ann', text: 'Very good.', date: '2 weeks ago', rating: 5 },
    { name: 'Bob', text: 'x'.repeat(length), date: 'May 2026', rating: 5 },
  ];
  render(
    <Testimonials
      page={{ ...page, invitation: 'Come along.' }}
      testimonials={testimonials}
      quoteButton="Ask Una"
      headingLevel={1}
    />,
  );
  const grid = screen.getByRole('list').parentElement;
  expect(grid?.classList.contains('items-start')).toBe(expected);
});

it('Gallery shows every photo with its alt text, the first eagerly and the others lazily', () => {
  render(
    <Gallery
      page={{ ...page, invitation: 'Come along.' }}
      photos={[photo('one'), photo('two'), photo('three')]}
      quoteButton="Ask Una"
    />,
  );
  const images = within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('img');
  expect(images.map((image) => image.getAttribute('alt'))).toEqual(
    ['one', 'two', 'three'].map((name) => `A wall in ${name}`),
  );
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
  expect(screen.getByRole('link', { name: 'Ask Una' })).toHaveAttribute('href', '/contact');
});

it('Terms lists the clauses in order and draws the cancellation period', () => {
  const terms = [
    { heading: 'First', text: 'One.' },
    { heading: 'Second', text: 'Two.' },
  ];
  const calendar = { days: 14, accepted: 'The day you accept', caption: 'Fourteen days.' };
  render(<Terms page={{ ...page, calendar }} terms={terms} />);
  const clauses = screen.getAllByRole('listitem');
  expect(clauses).toHaveLength(2);
  expect(clauses[1]).toHaveTextContent('2SecondTwo.');
  const figure = screen.getByRole('figure');
  expect(figure.querySelectorAll('text')).toHaveLength(14);
  expect(figure).toHaveTextContent('The day you accept');
});

it('MissingPage links to the home page', () => {
  render(<MissingPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

describe('UnexpectedError', () => {
  it.each([
    [new Error('The paint has run out.'), 'The paint has run out.'],
    ['Only a text', 'Only a text'],
  ])('shows the message, a retry button and a link to the home page', async (error, message) => {
    const retry = jest.fn();
    render(<UnexpectedError error={error} retry={retry} />);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
