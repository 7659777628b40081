import type { z } from 'zod';
import type { EncodedPhoto } from '../photos/photo-index';
import type { schemas } from './schemas';

/** The values of all files. */
export type ContentFiles = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };

/* What the pages and components get (lib/content/index.ts). */

/** The business, with what lib/content/index.ts adds. */
export type Business = ContentFiles['business'] & {
  /** The full name if the content has no short one. */
  shortName: string;
};
export type Phone = Business['phone'];
export type Testimonial = ContentFiles['testimonials'][number];
export type Term = ContentFiles['terms'][number];
export type GalleryEntry = ContentFiles['gallery'][number];
export type Paint = NonNullable<GalleryEntry['paint']>;

/** A photo to show. The URLs of its files begin with the path of the home page. */
export type Photo = EncodedPhoto &
  Omit<GalleryEntry, 'file'> & {
    /** For links to it. */
    id: string;
  };

/** A service, with the first photo of the gallery that shows it. */
export type Service = ContentFiles['services'][number] & { photo?: Photo };

type PagesFile = ContentFiles['pages'];

/** The texts that every page has. */
export type PageTexts = Omit<PagesFile['gallery'], 'invitation'>;
export type ServicesTexts = PagesFile['services'];
export type PageTextsWithInvitation = PagesFile['gallery'];
export type ContactTexts = PagesFile['contact'];
export type TermsTexts = PagesFile['terms'];
export type HomeTexts = Omit<PagesFile['home'], 'photo'> & { photo: Photo };
export type AboutTexts = Omit<PagesFile['about'], 'photo' | 'stages'> & { photo?: Photo; stages?: Stages };
type Stages = Omit<NonNullable<PagesFile['about']['stages']>, 'photo'> & { photo: Photo };
