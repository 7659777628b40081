import { icons } from 'lucide-react';
import { z } from 'zod';
import { findPhoneProblem } from './phone-number';

/*
 * The schema of each YAML file of the content. Descriptions and examples are written for the person who edits the files:
 * editors show them as help, and every error message ends with them. `npm run generate` writes content/schema/ from this
 * file, for editors only.
 */

/** The name of an icon as lucide-react exports it: `PaintRoller` for `paint-roller` on lucide.dev. */
type IconName = keyof typeof icons;

function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

const requiredText = (description: string, example: string) =>
  z
    .string()
    .trim()
    .min(1, 'is empty')
    .meta({ description, examples: [example] });

const webAddress = (description: string, example: string) =>
  z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      abort: true,
      // lib/content/read.ts reports a missing address as missing.
      error: ({ code }) =>
        code === 'invalid_format' ? 'is not a web address that starts with https://' : undefined,
    })
    // Browsers repair such addresses; the page's Content Security Policy does not.
    .refine(
      (address) => /^https:\/\/[^\s;,\\\u0080-\uffff]+$/.test(address),
      'has a character that web addresses do not have, or lacks a slash',
    )
    .meta({ description, examples: [example] });

type Context = { addIssue: (issue: { code: 'custom'; path: (string | number)[]; message: string }) => void };

/** Refuses entries in which these values are all the same as in an earlier one: copied, and not changed. */
const unique =
  <Key extends string>(key: Key, ...others: Key[]) =>
  (entries: Record<Key, string>[], context: Context) => {
    entries.forEach((entry, index) => {
      const first = entries.findIndex((other) =>
        [key, ...others].every((each) => other[each] === entry[each]),
      );
      if (first === index) return;
      context.addIssue({
        code: 'custom',
        path: [index, key],
        message: `is the same as in entry ${first + 1}`,
      });
    });
  };

const photo = z.strictObject({
  file: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*\.(jpe?g|png|webp)$/, 'is not a usable file name')
    .meta({
      description:
        'The name of a file in content/photos: small letters, digits and hyphens, ending in .jpg, .png or .webp',
      examples: ['green-front-door.jpg'],
    }),
  alt: requiredText(
    'What the photo shows, for people who cannot see it',
    'Six-panel front door painted dark green under a white portico',
  ),
});

const businessSchema = z.strictObject({
  name: requiredText('The name of the business', 'Brush & Wherry'),
  shortName: requiredText(
    'A shorter name for the top of every page, the titles in search results and home screens',
    'Wherry',
  ).optional(),
  owner: requiredText("The owner's name", 'Sam Sample'),
  description: requiredText(
    'One or two sentences about the business, for the footer of every page',
    'A family firm ...',
  ),
  phone: z
    .string()
    .trim()
    .superRefine((value, context) => {
      const problem = findPhoneProblem(value);
      if (problem) context.addIssue({ code: 'custom', message: `is not a phone number: ${problem}` });
    })
    .meta({ description: 'The phone number as people in Britain read it', examples: ['01632 960123'] }),
  email: z
    .email({
      error: ({ code }) => (code === 'invalid_format' ? 'is not an email address' : undefined),
    })
    .meta({ description: 'The email address for customers', examples: ['hello@example.com'] }),
  url: webAddress(
    'The address of the home page, with the folder if the site is in one',
    'https://www.example.com',
  )
    .refine((value) => !/[?#]/.test(value), 'has a question mark or a hash after the address')
    .refine((value) => !/^https:\/\/[^/]+\/(.*\/)?[^/]*\.[^/]*$/.test(value), 'ends in the name of a file'),
  social: z
    .array(
      z.strictObject({
        name: requiredText('The name of the social network', 'Facebook'),
        url: webAddress('The address of your page there', 'https://www.facebook.com/example'),
      }),
    )
    .min(1, 'is empty')
    .optional()
    .meta({
      description:
        'Your pages on social networks, each with name and url. Leave the list out if there are none',
      examples: ['- name: Facebook'],
    }),
  areas: z
    .array(requiredText('A place you work in', 'Norwich'))
    .min(1, 'is empty')
    .meta({ description: 'The places you work in, a line each', examples: ['- Norwich'] }),
  years: z
    .int()
    .min(1, 'must be at least 1')
    .max(150, 'is more than 150: write how many years it has been, not the year you started')
    .meta({ description: 'How many years of experience, for search engines', examples: [35] }),
  claims: z
    .array(
      z.strictObject({
        figure: requiredText('A number or a word, shown large', '35+'),
        label: requiredText('What it is about', 'Years Experience'),
      }),
    )
    .min(1, 'is empty')
    .max(3, 'has more than three entries')
    .meta({
      description:
        "One to three claims for the bottom of the home page's first section, each with figure and label",
      examples: ['- figure: 35+'],
    }),
  banner: z
    .array(requiredText('A few words', 'Free quotations available'))
    .min(1, 'is empty')
    .optional()
    .meta({
      description: 'What the moving strip says after the phone number and the email address, a line each',
      examples: ['- Free quotations available'],
    }),
  formEndpoint: webAddress(
    'The address that the form service gave you for the contact form',
    'https://forms.example.com/enquiries',
  ),
  companyNumber: z
    .string()
    .trim()
    .regex(/^(\d{8}|[A-Z]{2}\d{6}|[A-Z]\d{7})$/, 'is not a company number')
    .optional()
    .meta({
      description: 'The number at Companies House, eight characters, in quotation marks',
      examples: ['"01234567"'],
    }),
  registeredOffice: requiredText(
    'The address of the registered office, with the country of registration',
    '1 High Street, Norwich NR1 1AA (registered in England and Wales)',
  ).optional(),
  vatNumber: z
    .string()
    .trim()
    .regex(/^(GB ?)?\d{3} ?\d{4} ?\d{2}$/, 'is not a VAT number')
    .optional()
    .meta({ description: 'The VAT number, nine digits', examples: ['GB 123 4567 89'] }),
});

const servicesSchema = z
  .array(
    z.strictObject({
      title: requiredText('The name of the service', 'Wallpapering'),
      icon: z
        .string()
        .transform((name, context): IconName => {
          const exported = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
          if (isIconName(exported)) return exported;
          context.addIssue({ code: 'custom', message: 'is not the name of an icon' });
          return z.NEVER;
        })
        .meta({
          description: 'The name of an icon from https://lucide.dev/icons, as it is written there',
          examples: ['paint-roller'],
        }),
      description: requiredText('A sentence or two about the service', 'Patterns matched and seams closed.'),
    }),
  )
  .min(1, 'has no service')
  .superRefine(unique('title'))
  .meta({ description: 'The services, each with title, icon and description', examples: ['- title: ...'] });

const testimonialsSchema = z
  .array(
    z.strictObject({
      name: requiredText("The customer's name", 'Helen S.'),
      date: requiredText('When it was written, in words or as month and year', '2 weeks ago'),
      rating: z
        .int()
        .min(1, 'is less than 1 star')
        .max(5, 'is more than 5 stars')
        .meta({ description: 'The number of stars, a whole number from 1 to 5', examples: [5] }),
      text: requiredText('What the customer wrote', 'They were tidy, friendly and on time.'),
    }),
  )
  .min(1, 'has no testimonial')
  // Two customers may write the same few words.
  .superRefine(unique('text', 'name'))
  .meta({
    description: 'The testimonials, each with name, date, rating and text',
    examples: ['- name: ...'],
  });

const gallerySchema = z
  .array(photo)
  .min(1, 'has no photo')
  .superRefine(unique('file'))
  .superRefine(unique('alt'))
  .meta({ description: 'The photos, each with file and alt', examples: ['- file: green-front-door.jpg'] });

const termsSchema = z
  .array(
    z.strictObject({
      heading: requiredText('A short heading', 'Weekly payments'),
      text: requiredText('The term itself', 'Payments are weekly.'),
    }),
  )
  .min(1, 'has no term')
  .superRefine(unique('heading'))
  .meta({ description: 'The terms, each with heading and text', examples: ['- heading: ...'] });

const page = {
  title: requiredText('The title of the page in search results and on the tab', 'Our Services'),
  description: requiredText(
    'What search results say under the title, one or two sentences',
    'Painting and ...',
  ),
  heading: requiredText('The heading at the top of the page', 'Our Services'),
  intro: requiredText('A sentence or two under the heading', 'Six things we do.'),
};

const pageWithInvitation = {
  ...page,
  invitation: requiredText(
    'A short sentence above the button that links to the contact form',
    'Yours could be next.',
  ),
};

const pagesSchema = z.strictObject({
  home: z.strictObject({
    ...page,
    headingPlace: requiredText('The end of the heading, shown on a brush stroke', 'in Norwich'),
    callButton: requiredText(
      'The words before the phone number on the large button of the home page',
      'Call',
    ),
    quoteButton: requiredText('The words on every button that links to the contact form', 'Get Free Quote'),
    photo,
  }),
  about: z.strictObject({
    heading: requiredText('The heading of the section', 'About Us'),
    text: z
      .array(requiredText('A paragraph', 'We have been painting ...'))
      .min(1, 'is empty')
      .meta({
        description: 'The paragraphs about the owner and the family business',
        examples: ['- We have ...'],
      }),
    quote: requiredText(
      'A short sentence, displayed large under the text. Leave the line out if there is none',
      'Patience is the first coat.',
    ).optional(),
    photo: photo.optional(),
  }),
  services: z.strictObject(page),
  gallery: z.strictObject(pageWithInvitation),
  testimonials: z.strictObject(pageWithInvitation),
  contact: z.strictObject({
    ...page,
    privacy: z
      .strictObject({
        heading: requiredText('The heading that visitors press to open the note', 'How we use your details'),
        text: z
          .array(requiredText('A paragraph', 'We use them to answer you.'))
          .min(1, 'is empty')
          .meta({
            description: 'The paragraphs about what happens to the details that visitors send',
            examples: ['- We use ...'],
          }),
      })
      .meta({
        description:
          'Who receives what visitors send, what for, how long it is kept and whom to ask (https://ico.org.uk)',
      }),
  }),
  terms: z.strictObject({
    ...page,
    calendar: z.strictObject({
      days: z
        .int()
        .min(1, 'must be at least 1')
        .max(60, 'is more than 60, which the calendar has no room for')
        .meta({ description: 'How many days a customer has to cancel', examples: [14] }),
      accepted: requiredText('The label of the day of acceptance', 'The day you accept'),
      caption: requiredText(
        'What the calendar shows, in a sentence or two',
        'Your 14 days begin on the day after.',
      ),
    }),
  }),
});

/** The schema of each YAML file, by file name without `.yaml`. */
export const schemas = {
  business: businessSchema,
  services: servicesSchema,
  testimonials: testimonialsSchema,
  gallery: gallerySchema,
  terms: termsSchema,
  pages: pagesSchema,
};

/** In previews, `url` and `formEndpoint` come from SITE_URL and FORM_ENDPOINT (lib/content/index.ts). */
export type Business = z.infer<typeof businessSchema> & {
  /** The full name where the content has no short one. lib/content/index.ts adds it. */
  shortName: string;
  /** The phone number in E.164 format, for `tel:` links: `+441632960123`. lib/content/index.ts adds it. */
  phoneInternational: string;
};
export type Service = z.infer<typeof servicesSchema>[number];
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type Term = z.infer<typeof termsSchema>[number];
export type PhotoEntry = z.infer<typeof photo>;

/** A photo as encoded by scripts/build/encode-photos.ts. */
export const encodedPhoto = z.object({
  /** The path of its files without width and extension: `/photos/green-door-3f2a91c0`. */
  stem: z.string(),
  /** Size in pixels, after rotation to upright. */
  width: z.number(),
  height: z.number(),
  /** The encoded widths in pixels, ascending. */
  widths: z.array(z.number()),
  /** The mean colour, displayed until the photo has loaded: `#a1b2c3`. */
  colour: z.string(),
});
export type EncodedPhoto = z.infer<typeof encodedPhoto>;

/** A photo to show. Its stem begins with the path of the site, if that is in a folder. */
export type Photo = EncodedPhoto & { alt: string };

type PagesFile = z.infer<typeof pagesSchema>;

/** The texts that every page has: the services page has no others. */
export type PageTexts = PagesFile['services'];
export type PageTextsWithInvitation = PagesFile['gallery'];
export type ContactTexts = PagesFile['contact'];
export type TermsTexts = PagesFile['terms'];
export type HomeTexts = Omit<PagesFile['home'], 'photo'> & { photo: Photo };
export type AboutTexts = Omit<PagesFile['about'], 'photo'> & { photo?: Photo };

export type Content = {
  business: Business;
  services: Service[];
  testimonials: Testimonial[];
  gallery: Photo[];
  terms: Term[];
  pages: Omit<PagesFile, 'home' | 'about'> & { home: HomeTexts; about: AboutTexts };
};
