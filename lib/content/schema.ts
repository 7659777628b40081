import { z } from 'zod';
import { businessSchema } from './schemas/business';
import { gallerySchema } from './schemas/gallery';
import { pagesSchema } from './schemas/pages';
import type { photo } from './schemas/photo';
import { servicesSchema } from './schemas/services';
import { termsSchema } from './schemas/terms';
import { testimonialsSchema } from './schemas/testimonials';

/*
 * The schemas of the content, and the types that the site gets. Titles and descriptions in the schemas are written for the person
 * who edits the content: the editor (editor/configuration.ts) shows them, in the order of the fields, and error messages end with
 * them.
 */

/** The schema of each YAML file, by file name without `.yaml`, in the order in which an owner looks for them. */
export const schemas = {
  business: businessSchema,
  services: servicesSchema,
  testimonials: testimonialsSchema,
  gallery: gallerySchema,
  pages: pagesSchema,
  terms: termsSchema,
};

/** The business, with what lib/content/index.ts adds. */
export type Business = z.infer<typeof businessSchema> & {
  /** The full name where the content has no short one. */
  shortName: string;
  /** Whether there are testimonials, and a page for them. */
  hasTestimonials: boolean;
};
export type Phone = Business['phone'];
export type Service = z.infer<typeof servicesSchema>[number];
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type Term = z.infer<typeof termsSchema>[number];
export type PhotoEntry = z.infer<typeof photo>;

/** A photo as encoded by scripts/photos/encode-photos.ts, which names its files. */
export const encodedPhoto = z.object({
  /** Size in pixels, after rotation to upright. */
  width: z.number(),
  height: z.number(),
  /** The mean colour, displayed until the photo has loaded: `#aabbcc`. */
  colour: z.string(),
  /** The AVIF files in ascending width: `/photos/green-door-3f2a91c0-400.avif`. */
  avifs: z.array(z.object({ url: z.string(), width: z.number() })),
  /** The largest width as JPEG, for browsers without AVIF and for image search. */
  jpeg: z.string(),
  /** A smaller JPEG for phones, unless the photo is small. */
  smallJpeg: z.string().optional(),
  /** The wide photo, cropped for link previews. */
  share: z.object({ url: z.string(), width: z.number(), height: z.number() }).optional(),
});
export type EncodedPhoto = z.infer<typeof encodedPhoto>;

/** A photo to show. The URLs of its files begin with the path of the site, if that is in a folder. */
export type Photo = EncodedPhoto & {
  alt: string;
  /** Where the gallery shows it four times as large as the others. */
  large?: 'left' | 'right';
};

type PagesFile = z.infer<typeof pagesSchema>;

/** The texts that every page has. */
export type PageTexts = Omit<PagesFile['gallery'], 'invitation'>;
export type ServicesTexts = PagesFile['services'];
export type PageTextsWithInvitation = PagesFile['gallery'];
export type ContactTexts = PagesFile['contact'];
export type TermsTexts = PagesFile['terms'];
export type HomeTexts = Omit<PagesFile['home'], 'photo'> & { photo: Photo };
export type AboutTexts = Omit<PagesFile['about'], 'photo'> & { photo?: Photo };
