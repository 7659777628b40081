import { renderToStaticMarkup } from 'react-dom/server';
import { Gallery } from '@/components/sections/gallery';
import { Services } from '@/components/sections/services';
import { Testimonials } from '@/components/sections/testimonials';
import { content, photo, services } from '@/lib/content/testing/test-content';

/* Prints the HTML of each section with a grid, with one to nine items, for grids.spec.ts: Playwright has a JSX of its own. */

const { pages, testimonials } = content;
const [service] = services;
const [review] = testimonials;
if (!service || !review) throw new Error('There is no service or no review.');

const repeat = <Item,>(count: number, item: (name: string) => Item) =>
  Array.from({ length: count }, (_, index) => item(`Number ${index}`));

const grids = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((count) => {
  const reviews = repeat(count, (name) => ({ ...review, name }));
  const props = { testimonials: reviews, texts: pages.testimonials, quoteButton: 'Ask Una' };
  return [
    <Services
      key="services"
      texts={pages.services}
      services={repeat(count, (title) => ({ ...service, title }))}
      headingLevel={1}
    />,
    <Testimonials key="home" {...props} headingLevel={2} />,
    <Testimonials key="testimonials" {...props} headingLevel={1} />,
    <Gallery key="gallery" texts={pages.gallery} photos={repeat(count, photo)} quoteButton="Ask Una" />,
  ].map((section) => ({
    name: `${section.key} ${count}`,
    // Without the photos, which do not exist: their boxes have the shape.
    html: renderToStaticMarkup(section).replaceAll(/<(img|source)[^>]*>/g, ''),
  }));
});
process.stdout.write(JSON.stringify(grids));
