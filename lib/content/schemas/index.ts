import { businessSchema } from './business';
import { gallerySchema } from './gallery';
import { pagesSchema } from './pages';
import { servicesSchema } from './services';
import { termsSchema } from './terms';
import { testimonialsSchema } from './testimonials';

/**
 * The schema of each YAML file, by file name without `.yaml`, in the order in which an owner looks for them.
 * Titles and descriptions are written for the person who edits the content: the editor shows them, in the
 * order of the fields, and error messages end with them.
 */
export const schemas = {
  business: businessSchema,
  services: servicesSchema,
  testimonials: testimonialsSchema,
  gallery: gallerySchema,
  pages: pagesSchema,
  terms: termsSchema,
};
