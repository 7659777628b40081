import { z } from 'zod';
import { listOf, longText, photo, text, wholeNumber } from './field-types';

const page = {
  heading: text('The heading of the page, and of its section on the home page'),
  intro: longText('A sentence or two under the heading', 'Introduction'),
  title: text(
    'The title in search results, which show about 60 characters, and on the browser tab. Each page needs its own',
    'Title in search results',
  ),
  description: longText(
    'The text under the title in search results, which show about 170 characters. Each page needs its own',
    'Description in search results',
  ),
};

const pageWithInvitation = {
  ...page,
  invitation: text('A short sentence after the last entry, with a button to the form'),
};

const pageWithOptionalInvitation = {
  ...page,
  invitation: pageWithInvitation.invitation.optional(),
};

const paragraphs = (description: string) => listOf(longText('A paragraph', 'Paragraph'), description);

const privacyNote = z
  .object({
    heading: text('The heading that visitors press to open the note'),
    text: paragraphs('What happens to the details that visitors send'),
  })
  .meta({
    title: 'Privacy note',
    description:
      'The note under the contact form. By law it must say who receives what visitors send (the form service too), what for and on what lawful basis, how long it is kept, whom to ask and where to complain (https://ico.org.uk)',
  });

const calendar = z
  .object({
    days: wholeNumber(
      14,
      'is less than 14, the least that the law allows for work agreed at a customer’s home',
      60,
      'is more than 60, which the calendar has no room for',
    ).meta({
      description: 'How many days a customer has to cancel: at least 14. One of your terms must say the same',
    }),
    accepted: text('The label of the day of acceptance', 'Day of acceptance'),
    caption: longText('What the calendar shows, in a sentence or two'),
  })
  .meta({ title: 'Calendar', description: 'The small calendar beside the terms' });

const stages = z
  .object({
    photo: photo.meta({
      title: 'Wide photo',
      description: 'One wall from its first stage to its last, from left to right',
      layout: 'hero',
    }),
    list: listOf(
      z
        .object({
          title: text('When it is, such as Day 1'),
          text: text('What is done, in a few words'),
        })
        .meta({ title: 'Stage', summary: '{{title}} {{text}}' }),
      'The stages, from left to right: three to five. Of five, each of the first four is under 15% of the photo’s width; three or four are all as wide as each other',
      'Stages',
    )
      .min(3, 'has fewer than three entries')
      .max(5, 'has more than five entries'),
  })
  .meta({
    title: 'Stages of a wall',
    description: 'A photo of a wall as it is prepared and painted, with a few words under each stage',
  });

export const pagesSchema = z
  .object({
    home: z
      .object({
        heading: page.heading,
        headingHighlight: text(
          'The end of the heading, which is shown on a brush stroke',
          'End of the heading',
        ),
        intro: page.intro,
        title: page.title,
        description: page.description,
        callButton: text('The text before the phone number on the large button'),
        quoteButton: text('The text on every button that links to the contact form'),
        photo: photo.meta({
          title: 'Wide photo',
          description: 'The photo at the top of the home page: wider than high',
          layout: 'hero',
        }),
        wallColour: text(
          'The name of the wall’s colour in that photo, where visitors can try others on it',
        ).optional(),
        wallSentence: text(
          'A sentence above the form for those who have tried another colour, with [colour] for its name, such as You tried [colour] on the wall. Shall we bring the card?',
        )
          .refine((text) => text.split('[colour]').length === 2, 'does not have [colour] once')
          .optional(),
      })
      .meta({ title: 'Home page' }),
    about: z
      .object({
        heading: text('The heading of the section'),
        text: paragraphs('About the owner and the business'),
        quote: text('A short sentence in large type at the end', 'Large sentence').optional(),
        photo: photo.meta({ title: 'Photo of the owner', description: 'A photo of the owner' }).optional(),
        caption: text('The caption of that photo, instead of "Owner"').optional(),
        stages: stages.optional(),
      })
      .meta({ title: 'About us' }),
    services: z.object(pageWithOptionalInvitation).meta({ title: 'Services page' }),
    gallery: z.object(pageWithInvitation).meta({ title: 'Gallery page' }),
    testimonials: z.object(pageWithInvitation).meta({ title: 'Testimonials page' }),
    contact: z.object({ ...page, privacy: privacyNote }).meta({ title: 'Contact page' }),
    terms: z.object({ ...pageWithOptionalInvitation, calendar }).meta({ title: 'Terms page' }),
  })
  .refine(({ home, about }) => home.photo.file !== about.photo?.file, {
    path: ['about', 'photo', 'file'],
    error: 'is also the wide photo of the home page: choose another',
  })
  .meta({ title: 'Page text', icon: 'article' });
