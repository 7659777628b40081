import { z } from 'zod';
import {
  described,
  listOf,
  longText,
  matching,
  requiredText,
  siteAddress,
  unique,
  value,
  webAddress,
} from './fields';
import { iconExports, type IconName } from './icon-exports';
import { findPhoneProblem, phonePattern } from './phone-number';
import { tradeIcons } from './trade-icons';

/*
 * The schema of each YAML file of the content. Titles, descriptions and examples are written for the person who edits the
 * content: the editor (lib/content/editor-configuration.ts) shows them, and every error message ends with them. Fields are in the
 * order in which the editor asks for them.
 *
 * Beside what JSON Schema knows, the editor reads from the metadata: `widget`, where it is not the usual one of the type;
 * `options`, of which it offers a choice; `summary`, the label of an entry in a list, where it is not the entry's first text;
 * `pattern`, which it checks before Save; `addToTop`, if new entries come first; and `icon`, a name from
 * https://fonts.google.com/icons. The title of an entry is what the button of the list adds.
 */

const photo = z.strictObject({
  file: described(
    z.string().regex(
      // What the editor makes of the names that cameras give, such as IMG_2041.JPG.
      /^\.\/photos\/[a-z0-9_~-]+\.(jpe?g|png|webp)$/,
      'is not ./photos/ and a file name of small letters, digits, hyphens and underscores that ends in .jpg, .png or .webp',
    ),
    'The photo. Choose a large one, as it came from the camera: it is made smaller by itself',
    './photos/green-front-door.jpg',
    'Photo',
  ).meta({ widget: 'image' }),
  alt: requiredText(
    'What the photo shows, in one sentence: the caption that everybody reads under a photo of the gallery, and what people hear who cannot see it. No two photos may have the same',
    'Six-panel front door painted dark green under a white portico',
    'What it shows',
  ),
});

const phoneNumber = (description: string, example: string, title?: string) =>
  described(value(phonePattern, findPhoneProblem), description, example, title);

/** In characters: as much as the header has room for. */
const longestName = 24;

const businessSchema = z
  .strictObject({
    name: requiredText('The name of the business', 'Brush & Wherry'),
    shortName: requiredText(
      `A shorter name, of at most ${longestName} characters, for the top of every page, the titles in search results and home screens. A longer name needs one`,
      'Wherry',
    ).optional(),
    logo: described(
      matching(
        String.raw`\/[\w-]+\.(?:svg|png|webp)`,
        'is not a slash and the name of an SVG, PNG or WebP file',
      ).optional(),
      'A logo, which takes the place of the name at the top of every page: the name of a file in the folder public',
      '/logo.svg',
    ).meta({ widget: 'hidden' }),
    phone: phoneNumber('The phone number as people in Britain read it', '01632 960123', 'Phone number'),
    mobile: phoneNumber(
      'A mobile number, for the contact page. It may be left out',
      '07700 900123',
    ).optional(),
    whatsApp: phoneNumber(
      'The number for messages on WhatsApp, for the contact page. It may be left out',
      '07700 900123',
      'WhatsApp',
    ).optional(),
    email: described(
      value(String.raw`[^\s@]+@[^\s@]+\.[^\s@]+`, (text) =>
        z.email().safeParse(text).success ? undefined : 'is not an email address',
      ),
      'The email address for customers',
      'hello@example.com',
      'Email address',
    ),
    address: z
      .strictObject({
        street: requiredText(
          'The number and the street, or the name of the house',
          '1 High Street',
          'House and street',
        ),
        town: requiredText('The town or village', 'Norwich'),
        postcode: described(
          matching(String.raw`[A-Za-z]{1,2}\d[A-Za-z\d]?\s?\d[A-Za-z]{2}`, 'is not a postcode'),
          'The postcode',
          'NR1 1AA',
        ),
      })
      .meta({
        title: 'Postal address',
        description:
          'Where letters reach the business, for the contact page and the bottom of every page. The law asks traders to state it. It may be left out',
      })
      .optional(),
    map: webAddress(
      'The address of a map that shows where you are, for the contact page. It may be left out',
      'https://maps.app.goo.gl/example',
      'Map',
    ).optional(),
    openingHours: longText(
      'When people can reach you, for the contact page: a line for each time. It may be left out',
      'Monday to Friday 8am to 6pm',
    ).optional(),
    owner: requiredText("The owner's name", 'Sam Sample'),
    description: longText(
      'One or two sentences about the business, for the bottom of every page',
      'A family firm of painters and decorators in Norwich.',
    ),
    areas: listOf(
      requiredText('A place you work in', 'Norwich', 'Area'),
      'The places you work in, a line each. Search engines are told those that are names, with a capital at their end: not "Surrounding areas"',
      'Norwich',
    ),
    years: described(
      z
        .int()
        .min(1, 'must be at least 1')
        .max(150, 'is more than 150: write how many years it has been, not the year you started'),
      'How many years of experience, for search engines. To visitors, the key figures and the moving strip say it',
      35,
      'Years of experience',
    ),
    stats: described(
      z
        .array(
          z
            .strictObject({
              value: requiredText('A number or a word, shown large', '35+'),
              label: requiredText('What it is about', 'Years Experience', 'Words under it'),
            })
            .meta({ title: 'Figure', summary: '{{value}} {{label}}' }),
        )
        .max(3, 'has more than three entries')
        .optional(),
      "Up to three figures for the bottom of the home page's first section. They may be left out",
      '- value: 35+',
      'Key figures',
    ),
    banner: listOf(
      requiredText('A few words', 'Free quotations available', 'Words'),
      'What the moving strip at the top says after the phone number and the email address, a line each. It may be left out',
      'Free quotations available',
      'Moving strip',
    ).optional(),
    social: listOf(
      z
        .strictObject({
          name: requiredText('The name of the social network', 'Facebook'),
          url: webAddress('The address of your page there', 'https://www.facebook.com/example', 'Address'),
        })
        .meta({ title: 'Social network' }),
      'Your pages on social networks, as many as you have. They may be left out',
      'name: Facebook',
      'Social networks',
    ).optional(),
    companyNumber: described(
      matching(String.raw`\d{8}|[A-Z]{2}\d{6}|[A-Z]\d{7}`, 'is not a company number').optional(),
      'Only for a limited company, whose website must state it: the number at Companies House, eight characters',
      '01234567',
    ),
    registeredOffice: requiredText(
      'Only for a limited company, whose website must state it: the address of the registered office, with the country of registration',
      '1 High Street, Norwich NR1 1AA (registered in England and Wales)',
    ).optional(),
    vatNumber: described(
      matching(String.raw`(?:GB\s?)?\d{3}\s?\d{4}\s?\d{2}`, 'is not a VAT number').optional(),
      'Only for a business that charges VAT, whose website must state it: nine digits',
      'GB 123 4567 89',
      'VAT number',
    ),
    url: described(
      siteAddress,
      'The address of the home page, with the folder if the site is in one. GitHub Pages knows it by itself: leave it as it is there',
      'https://www.example.com',
      'Address of the website',
    ),
    formEndpoint: webAddress(
      'The address that the form service gave you: the contact form sends there what visitors write',
      'https://forms.example.com/enquiries',
      'Address of the form service',
    ),
    repository: described(
      matching(String.raw`[\w-]+\/[\w.-]+`, 'is not the name of a repository').optional(),
      'Where the website is kept on GitHub (the account, a slash and the name): with it, the editor is published with the website',
      'sam-sample/website',
      'Repository on GitHub',
    ).meta({ widget: 'hidden' }),
    signInService: webAddress(
      'The service that signs an owner in on GitHub with a button (OAuth), if there is one; otherwise with a token',
      'https://sign-in.example.com',
      'Sign-in service',
    )
      .optional()
      .meta({ widget: 'hidden' }),
  })
  .superRefine(({ name, shortName }, context) => {
    if ((shortName ?? name).length <= longestName) return;
    const message = shortName
      ? `has more than ${longestName} characters`
      : `is missing: the name has more than ${longestName} characters`;
    context.addIssue({ code: 'custom', path: ['shortName'], message });
  })
  .meta({ title: 'Business', icon: 'storefront' });

const service = z
  .strictObject({
    title: requiredText('The name of the service', 'Wallpapering', 'Name'),
    icon: value(String.raw`[a-z\d-]+`)
      .transform((name) => iconExports.get(name))
      .pipe(z.custom<IconName>(Boolean, 'is not the name of an icon'))
      .meta({
        description:
          'The icon of the service, by its name on https://lucide.dev/icons, which shows them, such as paint-roller',
        options: tradeIcons,
      }),
    description: longText('A sentence or two about the service', 'Patterns matched and seams closed.'),
  })
  .meta({ title: 'Service' });

const servicesSchema = listOf(service, 'The services, in the order they are shown', 'title: ...', 'Services')
  .superRefine(unique('title'))
  .meta({ icon: 'format_paint' });

const review = z
  .strictObject({
    name: requiredText("The customer's name", 'Helen S.'),
    date: requiredText('When it was written. A month and year stay true; "2 weeks ago" does not', 'May 2026'),
    rating: described(
      z.int().min(1, 'is less than 1 star').max(5, 'is more than 5 stars'),
      'The number of stars, a whole number from 1 to 5',
      5,
      'Stars',
    ),
    text: longText('What the customer wrote', 'They were tidy, friendly and on time.'),
  })
  .meta({ title: 'Review', summary: '{{name}}, {{rating}} stars' });

const testimonialsSchema = described(
  z.array(review),
  'What customers say, in the order it is shown. Only what real customers wrote: made-up reviews are against the law. Without reviews, the site has no page for them',
  '- name: ...',
  'Reviews',
)
  // Two customers may write the same few words.
  .superRefine(unique('text', 'name'))
  .meta({ icon: 'star', addToTop: true });

const gallerySchema = listOf(
  photo.meta({ title: 'Photo' }),
  'The photos of the gallery, in the order they are shown',
  'file: ./photos/green-front-door.jpg',
  'Gallery photos',
)
  .superRefine(unique('file'))
  .superRefine(unique('alt'))
  .meta({ icon: 'photo_library' });

const term = z
  .strictObject({
    heading: requiredText('A short heading', 'Weekly payments'),
    text: longText('The term itself', 'Payments are weekly.'),
  })
  .meta({ title: 'Term' });

const termsSchema = listOf(
  term,
  'The terms, in the order they are shown. Have the wording checked before the site goes online',
  'heading: ...',
  'Terms and conditions',
)
  .superRefine(unique('heading'))
  .meta({ icon: 'gavel' });

const page = {
  heading: requiredText(
    'The heading at the top of the page, and over its section on the home page',
    'Our Services',
  ),
  intro: longText('A sentence or two under the heading', 'Six things we do.', 'Introduction'),
  title: requiredText(
    'The title of the page in search results and on the tab',
    'Our Services',
    'Title in search results',
  ),
  description: longText(
    'What search results say under the title, one or two sentences',
    'Painting and wallpapering in Norwich and Norfolk. Free quotations.',
    'Description in search results',
  ),
};

const pageWithInvitation = {
  ...page,
  invitation: requiredText(
    'A short sentence that fills the last row, above a button that links to the contact form',
    'Yours could be next.',
  ),
};

const privacyNote = z
  .strictObject({
    heading: requiredText('The heading that visitors press to open the note', 'How we use your details'),
    text: listOf(
      longText('A paragraph', 'We use them to answer you.', 'Paragraph'),
      'The paragraphs about what happens to the details that visitors send',
      'We use ...',
    ),
  })
  .meta({
    title: 'Privacy note',
    description:
      'The note under the contact form. The law requires it to say who receives what visitors send (the form service too), what for and on what lawful basis, how long it is kept, whom to ask and where to complain (https://ico.org.uk)',
  });

const calendar = z
  .strictObject({
    days: described(
      z.int().min(1, 'must be at least 1').max(60, 'is more than 60, which the calendar has no room for'),
      'How many days a customer has to cancel',
      14,
    ),
    accepted: requiredText('The label of the day of acceptance', 'The day you accept', 'Day of acceptance'),
    caption: longText(
      'What the calendar shows, in a sentence or two',
      'Your 14 days begin on the day after.',
    ),
  })
  .meta({ title: 'Calendar', description: 'The small calendar beside the terms' });

const pagesSchema = z
  .strictObject({
    home: z
      .strictObject({
        heading: page.heading,
        headingHighlight: requiredText(
          'The end of the heading, shown on a brush stroke',
          'in Norwich',
          'End of the heading',
        ),
        intro: page.intro,
        title: page.title,
        description: page.description,
        callButton: requiredText(
          'The words before the phone number on the large button of the home page',
          'Call',
        ),
        quoteButton: requiredText(
          'The words on every button that links to the contact form',
          'Get Free Quote',
        ),
        photo: photo.meta({
          title: 'Wide photo',
          description: 'The wide photo at the top of the home page',
        }),
      })
      .meta({ title: 'Home page' }),
    about: z
      .strictObject({
        heading: requiredText('The heading of the section', 'About Us'),
        text: listOf(
          longText('A paragraph', 'We have been painting in Norwich since 1990.', 'Paragraph'),
          'The paragraphs about the owner and the family business',
          'We have ...',
        ),
        quote: requiredText(
          'A short sentence, displayed large under the text. It may be left out',
          'Patience is the first coat.',
        ).optional(),
        photo: photo
          .meta({ title: 'Photo of the owner', description: 'A photo of the owner. It may be left out' })
          .optional(),
        caption: requiredText('The words under that photo, if not "Owner"', 'The two of us').optional(),
      })
      .meta({ title: 'About us, on the home page' }),
    services: z.strictObject(page).meta({ title: 'Services page' }),
    gallery: z.strictObject(pageWithInvitation).meta({ title: 'Gallery page' }),
    testimonials: z.strictObject(pageWithInvitation).meta({ title: 'Reviews page' }),
    contact: z.strictObject({ ...page, privacy: privacyNote }).meta({ title: 'Contact page' }),
    terms: z.strictObject({ ...page, calendar }).meta({ title: 'Terms page' }),
  })
  .refine(({ home, about }) => home.photo.file !== about.photo?.file, {
    path: ['about', 'photo', 'file'],
    error: 'is also the wide photo of the home page',
  })
  .meta({ title: 'Words of the pages', icon: 'article' });

/** The schema of each YAML file, by file name without `.yaml`, in the order in which an owner looks for them. */
export const schemas = {
  business: businessSchema,
  services: servicesSchema,
  testimonials: testimonialsSchema,
  gallery: gallerySchema,
  pages: pagesSchema,
  terms: termsSchema,
};

/** In previews, `url` and `formEndpoint` come from SITE_URL and FORM_ENDPOINT (lib/content/index.ts). */
export type Business = z.infer<typeof businessSchema> & {
  /** The full name where the content has no short one. lib/content/index.ts adds it. */
  shortName: string;
  /** The numbers in E.164 format, for links: `+441632960123`. lib/content/index.ts adds them. */
  phoneInternational: string;
  mobileInternational?: string;
  whatsAppInternational?: string;
  /** Whether there are reviews, and a page for them. lib/content/index.ts adds it. */
  hasReviews: boolean;
};
export type Service = z.infer<typeof servicesSchema>[number];
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type Term = z.infer<typeof termsSchema>[number];
export type PhotoEntry = z.infer<typeof photo>;

/** A photo as encoded by scripts/build/encode-photos.ts, which names its files. */
export const encodedPhoto = z.object({
  /** A hash of the photo and of how it is encoded. */
  hash: z.string(),
  /** Size in pixels, after rotation to upright. */
  width: z.number(),
  height: z.number(),
  /** The mean colour, displayed until the photo has loaded: `#aabbcc`. */
  colour: z.string(),
  /** The AVIF files in ascending width: `/photos/green-door-3f2a91c0-400.avif`. */
  avifs: z.array(z.object({ url: z.string(), width: z.number() })),
  /** The largest width as JPEG, for browsers without AVIF and for image search. */
  jpeg: z.string(),
});
export type EncodedPhoto = z.infer<typeof encodedPhoto>;

/** A photo to show. The URLs of its files begin with the path of the site, if that is in a folder. */
export type Photo = EncodedPhoto & { alt: string };

type PagesFile = z.infer<typeof pagesSchema>;

/** The texts that every page has: the services page has no others. */
export type PageTexts = PagesFile['services'];
export type PageTextsWithInvitation = PagesFile['gallery'];
export type ContactTexts = PagesFile['contact'];
export type TermsTexts = PagesFile['terms'];
export type HomeTexts = Omit<PagesFile['home'], 'photo'> & { photo: Photo };
export type AboutTexts = Omit<PagesFile['about'], 'photo'> & { photo?: Photo };
