import { z } from 'zod';
import { listOf, longText, matching, patternFor, text, unique, value, webAddress } from './fields';
import { iconExports, type IconName } from './icon-exports';
import { findPhoneProblem, phoneCharacters } from './phone-number';
import { findPublicAddressProblem, findSiteProblem, notPublic, publicAddress } from './web-address';

/*
 * The schema of each YAML file of the content. Titles and descriptions are written for the person who edits the content: the
 * editor (editor-configuration.ts) shows them, in the order of the fields, and error messages end with them.
 */

/** A regular expression, and what is wrong with a text that it does not match. */
export type Pattern = { source: string; flags: string; message: string };

declare module 'zod' {
  /** What else the editor reads about a field. */
  interface GlobalMeta {
    /** The widget in the editor, where it is not the usual one of the type. */
    widget?: 'text' | 'image' | 'hidden';
    /** The values to choose from. */
    options?: string[];
    /** The label of a list entry, where it is not its title, its name or its first field. */
    summary?: string;
    /** Whether new entries of a list come first. */
    addToTop?: boolean;
    /** What its text matches, and what is wrong with any other. Further checks may follow on Save. */
    pattern?: Pattern;
    /** A name from https://fonts.google.com/icons. */
    icon?: string;
  }
}

const photo = z
  .strictObject({
    file: matching(
      // As the editor renames photos: img-2041.webp for IMG_2041.JPG.
      /^\.\/photos\/[a-z0-9_~-]+\.(jpe?g|png|webp)$/,
      'is not ./photos/ and a file name in lower case, without spaces, that ends in .jpg, .png or .webp',
    ).meta({
      title: 'Photo',
      description: 'The photo. Choose a large one, straight from the camera: the website makes it smaller',
      widget: 'image',
    }),
    alt: text(
      'What the photo shows, in one sentence: the caption in the gallery, and what people hear who cannot see the photo. It must differ from all others',
      'What it shows',
    ),
  })
  .meta({ summary: '{{alt}}' });

const phoneNumber = (description: string, title?: string) =>
  value(findPhoneProblem).meta({
    description,
    title,
    pattern: patternFor(phoneCharacters, 'has more in it than digits, spaces, brackets and hyphens'),
  });

/** In characters: as much as the header has room for. */
const longestName = 24;
const tooLong = `has more than ${longestName} characters`;

const businessSchema = z
  .strictObject({
    name: text('The name of the business'),
    shortName: text(
      `A shorter name, of at most ${longestName} characters, for the top of every page, search results and home screens`,
    )
      .meta({ pattern: patternFor(new RegExp(`^.{0,${longestName}}$`), tooLong) })
      .optional(),
    logo: matching(/^\/[\w-]+\.(svg|png|webp)$/, 'is not a slash and the name of an SVG, PNG or WebP file')
      .meta({
        description:
          'A logo to show instead of the name at the top of every page: the name of a file in the folder public, such as /logo.svg',
        widget: 'hidden',
      })
      .optional(),
    phone: phoneNumber('The phone number as customers should see it, such as 01632 960123', 'Phone number'),
    mobile: phoneNumber('A mobile number for the contact page, such as 07700 900123').optional(),
    whatsApp: phoneNumber(
      'A WhatsApp number for the contact page, such as 07700 900123',
      'WhatsApp',
    ).optional(),
    email: matching(z.regexes.email, 'is not an email address').meta({
      title: 'Email address',
      description: 'The email address for customers, such as hello@example.com',
    }),
    address: z
      .strictObject({
        street: text('The house number or name, and the street, such as 1 High Street', 'House and street'),
        town: text('The town or village'),
        postcode: matching(/^[a-z]{1,2}\d[a-z\d]? *\d[a-z]{2}$/i, 'is not a postcode', (text) =>
          text.toUpperCase().replace(/ *(...)$/, ' $1'),
        ).meta({ description: 'The postcode, such as NR1 1AA' }),
      })
      .meta({
        title: 'Postal address',
        description:
          'The address for letters, for the contact page and the bottom of every page. The law asks traders to state one',
      })
      .optional(),
    map: webAddress('A link to a map that shows where you are, for the contact page').optional(),
    openingHours: longText(
      'When people can reach you, for the contact page: one time to a line, such as Monday to Friday 8am to 6pm',
    ).optional(),
    owner: text("The owner's name"),
    description: longText('One or two sentences about the business, for the bottom of every page'),
    areas: listOf(
      text('A place you work in', 'Area'),
      'The places you work in. Search engines are given those whose last word has a capital letter: "Norwich", not "Surrounding areas"',
    ),
    years: z
      .int()
      .min(1, 'must be at least 1')
      .max(150, 'is more than 150: write how many years it has been, not the year you started')
      .meta({
        title: 'Years of experience',
        description:
          'How many years of experience, for search engines. Visitors read it in the key figures and the moving strip',
      }),
    stats: z
      .array(
        z
          .strictObject({
            value: text('A number or a word, in large type, such as 35+'),
            label: text('What it is about, such as Years Experience', 'Words under it'),
          })
          .meta({ title: 'Figure', summary: '{{value}} {{label}}' }),
      )
      .max(3, 'has more than three entries')
      .meta({
        title: 'Key figures',
        description: "Up to three figures under the words of the home page's first section",
      })
      .optional(),
    banner: listOf(
      text('A few words, such as Free quotations available', 'Words'),
      'What moves across the top after the phone number and the email address',
      'Moving strip',
    ).optional(),
    social: listOf(
      z
        .strictObject({
          name: text('The name of the social network'),
          url: webAddress('The address of your page there', 'Address'),
        })
        .meta({ title: 'Social network' }),
      'Your pages on social networks',
      'Social networks',
    ).optional(),
    companyNumber: matching(/^(\d{8}|[a-z]{2}\d{6}|[a-z]\d{7})$/i, 'is not a company number', (text) =>
      text.toUpperCase(),
    )
      .meta({
        description:
          'Only for limited companies, which must state it: the number at Companies House, eight characters such as 01234567',
      })
      .optional(),
    registeredOffice: text(
      'Only for limited companies, which must state it: the registered office, with the country of registration, such as 1 High Street, Norwich NR1 1AA (registered in England and Wales)',
    ).optional(),
    vatNumber: matching(/^(GB)?( *\d){9}$/i, 'is not a VAT number', (text) =>
      text.replace(/\D/g, '').replace(/(...)(....)(..)/, 'GB $1 $2 $3'),
    )
      .meta({
        title: 'VAT number',
        description:
          'Only for businesses that charge VAT, which must state it: nine digits, such as GB 123 4567 89',
      })
      .optional(),
    url: value((address) => findPublicAddressProblem(address) ?? findSiteProblem(address)).meta({
      title: 'Address of the website',
      pattern: patternFor(publicAddress, notPublic),
      description:
        'The address of the home page, with the folder if it is in one. GitHub Pages sets it by itself: leave it as it is there',
    }),
    formEndpoint: webAddress(
      'The address that the form service gave you, where the contact form sends what visitors write',
      'Address of the form service',
    ),
    repository: matching(
      /^[\w-]+\/[\w.-]+$/,
      'is not an account on GitHub, a slash and the name of a repository',
    )
      .meta({
        description:
          'Where the website is kept on GitHub, such as sam-sample/website, if neither the clone nor the host tells the build: the published editor saves there',
        widget: 'hidden',
      })
      .optional(),
    signInService: webAddress(
      'The OAuth service with which an owner signs in to GitHub by a button. Without one, owners sign in with a token',
    )
      .meta({ widget: 'hidden' })
      .optional(),
  })
  .superRefine(({ name, shortName }, context) => {
    if ([...(shortName ?? name)].length <= longestName) return;
    const message = shortName ? tooLong : `is missing: the name ${tooLong}`;
    context.addIssue({ code: 'custom', path: ['shortName'], message });
  })
  .meta({ title: 'Business', icon: 'storefront' });

/** The icons that the editor offers for a service, by their names on https://lucide.dev/icons. It shows any other as an empty field. */
export const tradeIcons = [
  ['paint-roller', 'paintbrush', 'paintbrush-vertical', 'paint-bucket', 'brush', 'palette', 'swatch-book'],
  ['spray-can', 'wallpaper', 'layers', 'frame', 'hammer', 'drill', 'wrench', 'ruler', 'scissors', 'toolbox'],
  ['hard-hat', 'truck', 'house', 'building', 'warehouse', 'store', 'church', 'door-open', 'door-closed'],
  ['fence', 'brick-wall', 'blinds', 'armchair', 'sofa', 'lamp', 'bed-double', 'bath', 'cooking-pot'],
  ['droplets', 'umbrella', 'sun', 'snowflake', 'flame', 'sparkles', 'flower-2', 'leaf', 'shield-check'],
].flat();

const service = z
  .strictObject({
    title: text('The name of the service', 'Name'),
    icon: value()
      .transform((name) => iconExports.get(name))
      .pipe(z.custom<IconName>(Boolean, 'is not the name of an icon'))
      .meta({
        description: 'The icon, by its name on https://lucide.dev/icons, such as paint-roller',
        options: tradeIcons,
      }),
    description: longText('A sentence or two about the service'),
  })
  .meta({ title: 'Service' });

const servicesSchema = listOf(service, 'The services, in the order on the page', 'Services')
  .superRefine(unique('title'))
  .meta({ icon: 'format_paint' });

const review = z
  .strictObject({
    name: text("The customer's name"),
    date: text('When it was written, such as May 2026. A month and year stay true; "2 weeks ago" does not'),
    rating: z
      .int()
      .min(1, 'is less than 1 star')
      .max(5, 'is more than 5 stars')
      .meta({ title: 'Stars', description: 'The number of stars, from 1 to 5' }),
    text: longText('What the customer wrote'),
  })
  .meta({ title: 'Review', summary: '{{name}}, {{rating}} stars' });

const testimonialsSchema = z
  .array(review)
  // Two customers may write the same few words.
  .superRefine(unique('text', 'name'))
  .meta({
    title: 'Reviews',
    description:
      'What customers say, in the order on the page. Only what real customers wrote: made-up reviews are against the law. Without reviews, the website has no page for them',
    icon: 'star',
    addToTop: true,
  });

const gallerySchema = listOf(
  photo.meta({ title: 'Photo' }),
  'The photos of the gallery, in the order on the page',
  'Gallery photos',
)
  .superRefine(unique('file'))
  .superRefine(unique('alt'))
  .meta({ icon: 'photo_library' });

const term = z
  .strictObject({ heading: text('A short heading'), text: longText('The term itself') })
  .meta({ title: 'Term' });

const termsSchema = listOf(
  term,
  'The terms, in the order on the page. Have a solicitor check them before the website goes online',
  'Terms and conditions',
)
  .superRefine(unique('heading'))
  .meta({ icon: 'gavel' });

const page = {
  heading: text('The heading of the page, and of its section on the home page'),
  intro: longText('A sentence or two under the heading', 'Introduction'),
  title: text('The title in search results and on the tab', 'Title in search results'),
  description: longText(
    'What search results say under the title, in one or two sentences',
    'Description in search results',
  ),
};

const pageWithInvitation = {
  ...page,
  invitation: text('A short sentence after the last entry, with a button to the form'),
};

const paragraphs = (description: string) => listOf(longText('A paragraph', 'Paragraph'), description);

const privacyNote = z
  .strictObject({
    heading: text('The heading that visitors press to open the note'),
    text: paragraphs('What happens to the details that visitors send'),
  })
  .meta({
    title: 'Privacy note',
    description:
      'The note under the contact form. By law it must say who receives what visitors send (the form service too), what for and on what lawful basis, how long it is kept, whom to ask and where to complain (https://ico.org.uk)',
  });

const calendar = z
  .strictObject({
    days: z
      .int()
      .min(1, 'must be at least 1')
      .max(60, 'is more than 60, which the calendar has no room for')
      .meta({ description: 'How many days a customer has to cancel' }),
    accepted: text('The label of the day of acceptance', 'Day of acceptance'),
    caption: longText('What the calendar shows, in a sentence or two'),
  })
  .meta({ title: 'Calendar', description: 'The small calendar beside the terms' });

const pagesSchema = z
  .strictObject({
    home: z
      .strictObject({
        heading: page.heading,
        headingHighlight: text('The end of the heading, on a brush stroke', 'End of the heading'),
        intro: page.intro,
        title: page.title,
        description: page.description,
        callButton: text('The words before the phone number on the large button'),
        quoteButton: text('The words on every button that links to the contact form'),
        photo: photo.meta({ title: 'Wide photo', description: 'The photo at the top of the home page' }),
      })
      .meta({ title: 'Home page' }),
    about: z
      .strictObject({
        heading: text('The heading of the section'),
        text: paragraphs('About the owner and the business'),
        quote: text('A short sentence in large type under the text').optional(),
        photo: photo.meta({ title: 'Photo of the owner', description: 'A photo of the owner' }).optional(),
        caption: text('The words under that photo, if not "Owner"').optional(),
      })
      .meta({ title: 'About us, on the home page' }),
    services: z
      .strictObject({ ...page, invitation: pageWithInvitation.invitation.optional() })
      .meta({ title: 'Services page' }),
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

/** The business, with what lib/content/index.ts adds. */
export type Business = z.infer<typeof businessSchema> & {
  /** The full name where the content has no short one. */
  shortName: string;
  /** The numbers in E.164 format, for links: `+441632960123`. */
  phoneInternational: string;
  mobileInternational?: string;
  whatsAppInternational?: string;
  /** Whether there are reviews, and a page for them. */
  hasReviews: boolean;
};
export type Service = z.infer<typeof servicesSchema>[number];
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type Term = z.infer<typeof termsSchema>[number];
export type PhotoEntry = z.infer<typeof photo>;

/** A photo as encoded by scripts/build/encode-photos.ts, which names its files. */
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
