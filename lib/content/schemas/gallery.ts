import { listOf, unique } from './field-types';
import { photo } from './photo';

export const gallerySchema = listOf(
  photo.meta({ title: 'Photo' }),
  'The photos of the gallery, in the order on the page',
  'Gallery photos',
)
  .superRefine(unique('file'))
  .superRefine(unique('alt'))
  .meta({ icon: 'photo_library' });
