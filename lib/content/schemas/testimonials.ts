import { z } from 'zod';
import { longText, text, unique, wholeNumber } from './field-types';

const testimonial = z
  .object({
    name: text("The customer's name"),
    date: text('When it was written, such as May 2026. A month and year stay true; "2 weeks ago" does not'),
    rating: wholeNumber(1, 'is less than 1 star', 5, 'is more than 5 stars')
      .meta({
        title: 'Stars',
        description: 'The number of stars, from 1 to 5. Leave it empty if there were none, as on Facebook',
      })
      .optional(),
    text: longText('What the customer wrote'),
  })
  .meta({ title: 'Testimonial', summary: '{{name}}, {{date}}' });

export const testimonialsSchema = z
  .array(testimonial)
  // Two customers may write the same few words.
  .superRefine(unique('text', 'name'))
  .meta({
    title: 'Testimonials',
    description:
      'What customers say, in the order on the page. Only what real customers wrote: made-up testimonials are against the law. Without testimonials, the website has no page for them',
    icon: 'star',
    addToTop: true,
  });
