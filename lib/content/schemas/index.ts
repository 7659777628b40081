import { businessSchema } from './business';
import { gallerySchema } from './gallery';
import { pagesSchema } from './pages';
import { servicesSchema } from './services';
import { termsSchema } from './terms';
import { testimonialsSchema } from './testimonials';

/**
 * The schema of each YAML file, by name without `.yaml`, in the order in which owners look for them. Titles
 * and descriptions are for owners: the editor shows them with the fields, and error messages end with them.
 */
export const schemas = {
  business: businessSchema,
  services: servicesSchema,
  testimonials: testimonialsSchema,
  gallery: gallerySchema,
  pages: pagesSchema,
  terms: termsSchema,
};
