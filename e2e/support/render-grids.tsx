import { renderToStaticMarkup } from 'react-dom/server';
import { Gallery } from '@/components/sections/gallery';
import { Services } from '@/components/sections/services';
import { Testimonials } from '@/components/sections/testimonials';
import { content, photo, services } from '@/lib/content/testing/test-content';

/* Prints the HTML of each section with a grid, with one to nine items, for grids.spec.ts: Playwright has a JSX of its own. */

const { pages, testimonials } = content;

const grids = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((count) => {
  const names = Array.from({ length: count }, (_, index) => `Number ${index}`);
  const reviews = testimonials.slice(0, 1).flatMap((review) => names.map((name) => ({ ...review, name })));
  const cards = services.slice(0, 1).flatMap((service) => names.map((title) => ({ ...service, title })));
  const props = { testimonials: reviews, texts: pages.testimonials, quoteButton: 'Ask Una' };
  return Object.entries({
    services: <Services texts={pages.services} services={cards} headingLevel={1} />,
    'reviews of the home page': <Testimonials {...props} headingLevel={2} />,
    reviews: <Testimonials {...props} headingLevel={1} />,
    photos: <Gallery texts={pages.gallery} photos={names.map(photo)} quoteButton="Ask Una" />,
  }).map(([name, section]) => ({
    name: `${count} ${name}`,
    // Without the photos, which do not exist: their boxes have the shape.
    html: renderToStaticMarkup(section).replaceAll(/<(img|source)[^>]*>/g, ''),
  }));
});
process.stdout.write(JSON.stringify(grids));
