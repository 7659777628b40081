import { z } from 'zod';
import { matching, text } from './field-types';

/** A photo of the gallery or of a page. */
export const photo = z
  .strictObject({
    file: matching(
      // As the editor renames photos: img-2041.webp for IMG_2041.JPG.
      /^\.\/photos\/(sample\/)?[a-z0-9_~-]+\.(jpe?g|png|webp)$/,
      'is not ./photos/ and a name of the letters a to z, digits and hyphens that ends in .jpg, .png or .webp: add the photo once more',
    ).meta({
      title: 'Photo',
      description: 'The photo. Choose a large one, straight from the camera: the website makes it smaller',
      widget: 'image',
    }),
    alt: text(
      'What the photo shows, in one sentence, with any words in it: the caption in the gallery, and what screen readers read out. It must differ from all others',
      'Description',
    ),
  })
  .meta({ summary: '{{alt}}' });
