import { readFileSync } from 'node:fs';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { renderToStaticMarkup } from 'react-dom/server';
import { Gallery } from '@/components/sections/gallery';
import { Services } from '@/components/sections/services';
import { Testimonials } from '@/components/sections/testimonials';
import { photo, readSite } from '@/lib/content/testing/sites';

/*
 * Prints all styles and the HTML of each section with a grid, with one to nine items, and of the gallery with
 * up to 24 photos, for grids.spec.ts: Playwright compiles JSX in its own way.
 */

const { business, pages, services, testimonials } = readSite('full');
const action = { quoteButton: pages.home.quoteButton, business };

const grids = Array.from({ length: 24 }, (_, index) => index + 1).flatMap((count) => {
  const names = Array.from({ length: count }, (_, index) => `Number ${index}`);
  const photos = names.map((name) => photo(name));
  const reviews = testimonials.slice(0, 1).flatMap((review) => names.map((name) => ({ ...review, name })));
  const cards = services.slice(0, 1).flatMap((service) => names.map((title) => ({ ...service, title })));
  const props = { testimonials: reviews, texts: pages.testimonials, ...action };
  const upright = (every: number) =>
    photos.map((photo, index) => (index % every === 0 ? { ...photo, width: 1200, height: 1600 } : photo));
  const gallery = {
    photos: <Gallery texts={pages.gallery} photos={photos} {...action} />,
    portraits: <Gallery texts={pages.gallery} photos={upright(1)} {...action} />,
    'photos of which every third is a portrait': (
      <Gallery texts={pages.gallery} photos={upright(3)} {...action} />
    ),
  };
  const others = {
    services: <Services texts={pages.services} services={cards} photos={[]} headingLevel={1} {...action} />,
    'reviews of the home page': <Testimonials {...props} headingLevel={2} />,
    reviews: <Testimonials {...props} headingLevel={1} />,
  };
  return Object.entries(count > 9 ? gallery : { ...gallery, ...others }).map(([name, section]) => ({
    name: `${count} ${name}`,
    // Without the photos, which do not exist: their boxes have the same shapes.
    html: renderToStaticMarkup(section).replaceAll(/<(img|source)[^>]*>/g, ''),
  }));
});

const from = 'app/globals.css';
// Without the fonts, which are not where these styles would look for them.
const styles = readFileSync(from, 'utf8').replace("@import './styles/fonts.css';", '');
void postcss([tailwind()])
  .process(styles, { from })
  .then(({ css }) => process.stdout.write(JSON.stringify({ css, grids })));
