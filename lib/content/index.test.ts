/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { getContent, photoIndexPath } from '.';

const page = { title: 'T', description: 'D', heading: 'H', intro: 'I' };
const photo = { file: 'door.jpg', alt: 'A door' };
const content = {
  business: {
    name: 'Ferrers & Daughters',
    owner: 'Una Ferrers',
    description: 'Painters.',
    phone: '01953 498016',
    email: 'una@ferrers.co.uk',
    url: 'https://www.ferrers.co.uk',
    areas: ['Diss'],
    years: 12,
    claims: [{ figure: '12', label: 'Years' }],
    formEndpoint: 'https://formspree.io/f/abc',
  },
  services: [{ title: 'Painting', icon: 'house', description: 'Walls.' }],
  testimonials: [{ name: 'Ann', date: 'May 2026', rating: 5, text: 'Good.' }],
  gallery: [photo],
  terms: [{ heading: 'One', text: 'Two.' }],
  pages: {
    home: { ...page, headingPlace: 'in Diss', callButton: 'Call', quoteButton: 'Ask', photo },
    about: { heading: 'About', text: ['We paint.'] },
    services: page,
    gallery: { ...page, invitation: 'Come.' },
    testimonials: { ...page, invitation: 'Come.' },
    contact: { ...page, privacy: { heading: 'P', text: ['We answer.'] } },
    terms: { ...page, calendar: { days: 14, accepted: 'A', caption: 'C' } },
  },
};

const project = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'index-'));
  process.chdir(folder);
  mkdirSync('content/photos', { recursive: true });
  mkdirSync(path.dirname(photoIndexPath), { recursive: true });
  for (const [name, value] of Object.entries(content)) {
    writeFileSync(`content/${name}.yaml`, stringify(value));
  }
  const encoded = { stem: '/photos/door-1', width: 800, height: 600, widths: [400, 800], colour: '#123456' };
  writeFileSync(photoIndexPath, JSON.stringify({ 'door.jpg': encoded }));
  // The files are read at every call.
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

it('returns the content of a business without anything that is optional', () => {
  writeFileSync('content/photos/door.jpg', '');
  const { business, pages } = getContent();
  expect(business).toMatchObject({
    shortName: 'Ferrers & Daughters',
    phoneInternational: '+441953498016',
    url: 'https://www.ferrers.co.uk',
  });
  expect(pages.home.photo).toMatchObject({ stem: '/photos/door-1', alt: 'A door' });
  expect(pages.about).toEqual({ heading: 'About', text: ['We paint.'], photo: undefined });
});

it('reports a photo that has disappeared since it was encoded, wherever it is used', () => {
  expect(() => getContent()).toThrow(
    /2 mistakes:\n\ncontent\/gallery\.yaml:1: content\/photos\/door\.jpg cannot be found\n[^]*content\/pages\.yaml:\d+: content\/photos\/door\.jpg/,
  );
});
