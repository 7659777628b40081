import type { z } from 'zod';
import type { EncodedPhoto } from '../photos/photo-index';
import type { businessSchema } from './schemas/business';
import type { gallerySchema } from './schemas/gallery';
import type { pagesSchema } from './schemas/pages';
import type { servicesSchema } from './schemas/services';
import type { termsSchema } from './schemas/terms';
import type { testimonialsSchema } from './schemas/testimonials';

/* What the pages and components get (lib/content/index.ts). */

/** The business, with what lib/content/index.ts adds. */
export type Business = z.infer<typeof businessSchema> & {
  /** The full name where the content has no short one. */
  shortName: string;
};
export type Phone = Business['phone'];
export type Service = z.infer<typeof servicesSchema>[number];
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type Term = z.infer<typeof termsSchema>[number];
export type GalleryEntry = z.infer<typeof gallerySchema>[number];
export type Paint = NonNullable<GalleryEntry['paint']>;

/** A photo to show. The URLs of its files begin with the path of the site, if that is in a folder. */
export type Photo = EncodedPhoto & { alt: string; paint?: Paint };

type PagesFile = z.infer<typeof pagesSchema>;

/** The texts that every page has. */
export type PageTexts = Omit<PagesFile['gallery'], 'invitation'>;
export type ServicesTexts = PagesFile['services'];
export type PageTextsWithInvitation = PagesFile['gallery'];
export type ContactTexts = PagesFile['contact'];
export type TermsTexts = PagesFile['terms'];
export type HomeTexts = Omit<PagesFile['home'], 'photo'> & { photo: Photo };
export type AboutTexts = Omit<PagesFile['about'], 'photo'> & { photo?: Photo };
