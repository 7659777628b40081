import { schemas } from '../schemas';
import type { Business, Photo, Service } from '../types';

/* A business for unit tests: all that the content must have, and nothing that is optional. */

const page = (title: string) => ({
  title,
  description: `What ${title} is about.`,
  heading: 'A Heading',
  intro: 'An introduction.',
});
const entry = { file: './photos/door.jpg', alt: 'A door' };

/** The values of each content file. */
export const content = {
  business: {
    name: 'Ferrers & Daughters',
    owner: 'Una Owner',
    description: 'A family firm.',
    phone: '01632 960999',
    email: 'post@example.org',
    url: 'https://www.example.org',
    areas: ['Diss', 'Eye'],
    stats: [
      { value: '12', label: 'Painters' },
      { value: 'Any', label: 'Colour' },
    ],
    formEndpoint: 'https://forms.example.org/test',
  },
  services: [
    { title: 'Interior', icon: 'paint-roller', description: 'Inside.' },
    { title: 'Exterior', icon: 'house', description: 'Outside.' },
  ],
  testimonials: [
    { name: 'Ann', date: 'April 2026', rating: 5, text: 'Very good.' },
    { name: 'Bob', date: 'May 2026', rating: 3, text: 'Good.' },
  ],
  gallery: [entry],
  terms: [
    { heading: 'First', text: 'One.' },
    { heading: 'Second', text: 'Two.' },
  ],
  pages: {
    home: {
      ...page('Home'),
      headingHighlight: 'in Diss',
      callButton: 'Ring',
      quoteButton: 'Ask Una',
      photo: entry,
    },
    about: { heading: 'About Us', text: ['We paint.'] },
    services: page('Services'),
    gallery: { ...page('Gallery'), invitation: 'Come along.' },
    testimonials: { ...page('Reviews'), invitation: 'Come along.' },
    contact: { ...page('Contact'), privacy: { heading: 'Your details', text: ['We use them to answer.'] } },
    terms: {
      ...page('Terms'),
      calendar: { days: 14, accepted: 'The day you accept', caption: 'Two weeks.' },
    },
  },
};

/** The business as components get it. */
export const business: Business = {
  ...schemas.business.parse(content.business),
  shortName: 'Ferrers',
};

/** The services as components get them. */
export const services: Service[] = schemas.services.parse(content.services);

/** What is optional, apart from the short name. */
export const businessDetails = {
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/ferrers' },
    { name: 'Instagram', url: 'https://www.instagram.com/ferrers' },
    { name: 'Mastodon', url: 'https://mastodon.example.org/@ferrers' },
  ],
  banner: ['We come to you'],
  mobile: '07700 900456',
  whatsApp: '07700 900457',
  map: 'https://maps.example.org/diss',
  openingHours: 'Monday to Friday 8am to 6pm\nSaturday by arrangement',
  logo: '/logo.svg',
  address: { street: 'Mere House, 3 Park Road', town: 'Diss', postcode: 'IP22 4AS' },
  companyNumber: '01234567',
  registeredOffice: '1 High Street, Diss',
  vatNumber: 'GB 123 4567 89',
};

/** A photo as components get it. */
export const photo = (name: string): Photo => ({
  alt: `A wall in ${name}`,
  width: 1600,
  height: 1200,
  avifs: [400, 800, 1200].map((width) => ({ url: `/photos/${name}-0a1b2c3d-${width}.avif`, width })),
  jpeg: `/photos/${name}-0a1b2c3d-1200.jpg`,
  smallJpeg: `/photos/${name}-0a1b2c3d-800.jpg`,
  colour: '#a1b2c3',
});
