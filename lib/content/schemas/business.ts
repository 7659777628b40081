import { z } from 'zod';
import { emailAddress } from '../../email-address';
import { listOf, longText, matching, text, unique, value, webAddress } from './field-types';
import { findPhoneProblem, internationalNumber } from '../phone-number';
import { findPublicAddressProblem, findSiteProblem } from '../web-address';

/** A phone number as people write it, and in E.164 format for links: `+441632960123`. */
const phoneNumber = (description: string, title?: string) =>
  value(findPhoneProblem)
    .transform((text) => ({ text, international: internationalNumber(text) }))
    .meta({ description, title });

const postcode = matching(/^[a-z]{1,2}\d[a-z\d]? *\d[a-z]{2}$/i, 'is not a postcode', (text) =>
  text.toUpperCase().replace(/ *(...)$/, ' $1'),
);

/** In characters: as much as the header has room for. */
const longestName = 24;
const tooLong = `has more than ${longestName} characters`;

/** In characters: as much as a line of the footer has room for. */
const longestCredential = 60;

const credential = text(
  `A line of at most ${longestCredential} characters, such as Public liability insurance, £5 million`,
  'Credential',
).refine((text) => [...text].length <= longestCredential, `has more than ${longestCredential} characters`);

export const businessSchema = z
  .object({
    name: text('The name of the business'),
    shortName: text(
      `A shorter name, of at most ${longestName} characters, for the top of every page and search results. Needed if the name is longer`,
    ).optional(),
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
    email: matching(emailAddress, 'is not an email address').meta({
      title: 'Email address',
      description:
        'The email address that customers see, such as hello@example.com. What they write in the form goes to the one in your account with the form service: change it there, too',
    }),
    address: z
      .object({
        street: text('The house number or name, and the street, such as 1 High Street', 'House and street'),
        town: text('The town or village'),
        postcode: postcode.meta({ description: 'The postcode, such as NR1 1AA' }),
      })
      .meta({
        title: 'Postal address',
        description:
          'The address for letters, for the contact page and the bottom of every page. The law asks traders to state one',
      })
      .optional(),
    map: webAddress('A link to a map that shows where you are, for the contact page').optional(),
    openingHours: longText(
      'When people can reach you, one per line, such as Monday to Friday 8am to 6pm. It is in the menu, at the top of the home page and on the contact page',
    ).optional(),
    answer: text(
      'When you answer, in one sentence such as We answer within two working days. It is in the menu, at the top of the home page and under the contact form',
    ).optional(),
    credentials: listOf(
      credential,
      'What customers can rely on, beside the contact form and at the bottom of every page: up to four lines. The first is also in the menu and at the top of the home page',
    )
      .max(4, 'has more than four entries')
      .optional(),
    owner: text("The owner's name"),
    description: longText('One or two sentences about the business, for the bottom of every page'),
    areas: listOf(text('A place you work in', 'Area'), 'The places you work in'),
    stats: listOf(
      z
        .object({
          value: text('A number or a word, in large type, such as 35+'),
          label: text('What the figure counts, such as Years Experience'),
        })
        .meta({ title: 'Figure', summary: '{{value}} {{label}}' }),
      "Up to three figures under the text of the home page's first section",
      'Key figures',
    )
      .max(3, 'has more than three entries')
      .optional(),
    notice: z
      .object({
        text: text('A few words, such as Away until 18 August'),
        lastDay: matching(z.regexes.date, 'is not a day of the calendar, such as 2026-08-18')
          .meta({ description: 'The last day on which the site shows it', widget: 'datetime' })
          .optional(),
      })
      .meta({
        title: 'Notice',
        description:
          'A message for a while: it is first in the scrolling banner, and beside the phone number',
      })
      .optional(),
    banner: listOf(
      text('A few words, such as Free quotations available', 'Message'),
      'Text that scrolls across the top, before the phone number and the email address',
      'Scrolling banner',
    ).optional(),
    social: listOf(
      z
        .object({
          name: text('The name of the social network'),
          url: webAddress('The address of your page there', 'Address'),
        })
        .meta({ title: 'Social network' }),
      'Your pages on social networks',
      'Social networks',
    )
      .superRefine(unique('url'))
      .optional(),
    reviews: webAddress(
      'A page with your reviews, such as yours on Google or Checkatrade, to link to under the reviews',
      'Address of your reviews',
    ).optional(),
    companyDetails: longText(
      'What the law asks a limited company to state, as it stands on your invoices: its number, where it is registered and its registered office. For a business that charges VAT, the VAT number. It is at the bottom of every page',
    ).optional(),
    url: value((address) => findPublicAddressProblem(address) ?? findSiteProblem(address)).meta({
      title: 'Address of the website',
      description:
        'The address of the home page, with its folder if it has one. On GitHub Pages, nothing uses it: leave it as it is',
    }),
    formEndpoint: webAddress(
      'The address that the form service gave you for your form. It sends what visitors write to the email address in your account there',
      'Address of your form',
    ),
    repository: matching(
      /^[\w-]+\/[\w.-]+$/,
      'is not an account on GitHub, a slash and the name of a repository',
    )
      .meta({
        description:
          'The repository on GitHub where the published editor saves, such as sam-sample/website. Needed on every host but GitHub Pages',
        widget: 'hidden',
      })
      .optional(),
  })
  .superRefine(({ name, shortName }, context) => {
    if ([...(shortName ?? name)].length <= longestName) return;
    const message = shortName ? tooLong : `is missing: the name ${tooLong}`;
    context.addIssue({ code: 'custom', path: ['shortName'], message });
  })
  .meta({ title: 'Business', icon: 'storefront' });
