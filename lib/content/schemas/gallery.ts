import { z } from 'zod';
import { listOf, matching, photo, text, unique } from './field-types';

const paint = z
  .object({
    name: text('The name of the paint, as on the tin, such as Aubergine', 'Name'),
    colour: matching(
      /^#?[0-9a-f]{6}$/i,
      'is not a code such as #43263a',
      (colour) => `#${colour.replace('#', '').toLowerCase()}`,
    ).meta({
      description:
        'The colour in the tin, not as the light of a room makes it look: # and six digits or letters from a to f, such as #43263a. Most makers publish it on the page of the paint, where it is called "hex"',
    }),
  })
  .meta({
    title: 'Paint',
    description:
      'The paint in the photo. From eight different colours on, visitors can look for a photo by its colour',
  });

const galleryPhoto = photo
  .extend({
    place: text(
      'Where and when, in a few words, such as Unthank Road, May 2026',
      'Where and when',
    ).optional(),
    service: text('The service that it shows. The first photo of each service is on its card')
      .meta({ relation: { file: 'services', value_field: 'services.*.title' } })
      .optional(),
    paint: paint.optional(),
  })
  .meta({ title: 'Photo', summary: '{{alt}}' });

export const gallerySchema = listOf(
  galleryPhoto,
  'The photos of the gallery, in the order on the page',
  'Gallery photos',
)
  .superRefine(unique('file'))
  .superRefine(unique('alt'))
  .meta({ icon: 'photo_library' });
