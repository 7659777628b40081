import { stringify } from 'yaml';
import { businessDetails, content } from '@/lib/content/testing/test-content';
import { beforeSave } from './before-save';

const [ann] = content.testimonials;
const [service] = content.services;
const [photo] = content.gallery;
const own = { ...ann, text: 'Our own.' };

/** Saves a part. A file that is a list has one field, of its own name. */
const save = (name: string, data: Record<string, unknown>, loaded?: unknown, isNew = false) =>
  beforeSave({ name, data, isNew, loaded: stringify(loaded) });

it('accepts what the editor makes of content that the build accepts', () => {
  const business = { ...content.business, shortName: '', social: [], stats: [] };
  expect(save('business', business).data).toEqual(business);
  const about = { ...content.pages.about, quote: '', photo: { file: '', alt: '' } };
  const pages = { ...content.pages, about };
  expect(save('pages', pages, content.pages).data).toEqual(pages);
  const testimonials = [{ ...ann, __sc_item_id: 'a1' }];
  expect(save('testimonials', { testimonials }).data).toEqual({ testimonials });
});

it('leaves what the editor does not show as it is: the build names it', () => {
  const business = { ...content.business, vatnumber: '123' };
  expect(save('business', business).data).toEqual(business);
});

it.each([
  [
    'an entry by its words',
    'services',
    { services: [service, { ...service, title: 'Roofs', description: '' }] },
    'Services, "Roofs", Description is missing. Write: A sentence or two about the service.',
  ],
  [
    'a line of a list by its words',
    'business',
    { ...content.business, areas: ['Diss', 'Eye\0'] },
    'Business, Areas, "Eye\0" has a character that cannot be displayed (U+0000) after "Eye": delete it, or type that part again. Write: A place you work in.',
  ],
  [
    'half a star',
    'testimonials',
    { testimonials: [{ ...ann, rating: 4.5 }] },
    'Testimonials, "Ann", Stars is not a whole number. Write: The number of stars, from 1 to 5.',
  ],
])('refuses what the build refuses, and names %s', (_, file, data, reason) => {
  const cause = new Error(`Correct this first: ${reason}`);
  expect(() => save(file, data)).toThrow(expect.objectContaining({ cause }));
});

it('refuses a part that the editor could not read, and so would replace', () => {
  const cause = expect.objectContaining({
    message: expect.stringMatching(/^"Services" could not be read, .* services\.yaml/),
  });
  expect(() => save('services', { services: [service] }, undefined, true)).toThrow(
    expect.objectContaining({ cause }),
  );
});

it('refuses a new photo with the description of the one that it has replaced', () => {
  const replaced = { ...photo, file: './photos/hall-0a1b2c.webp' };
  const cause = new Error(
    'Correct this first: Gallery photos, "A door", Description is that of another photo. Describe the new photo.',
  );
  expect(() => save('gallery', { gallery: [replaced] }, content.gallery)).toThrow(
    expect.objectContaining({ cause }),
  );
  const home = { ...content.pages.home, photo: replaced };
  expect(() => save('pages', { ...content.pages, home }, content.pages)).toThrow('saving_failed');
  const gallery = [photo, { ...replaced, alt: 'A hall' }];
  expect(save('gallery', { gallery }, content.gallery).data).toEqual({ gallery });
});

it("takes the sample's entries out of a list that has others or may be empty, and counts them", () => {
  const helen = { ...ann, name: 'Helen (sample)' };
  const jane = { ...own, name: 'Jane Sample' };
  expect(save('testimonials', { testimonials: [own, helen, jane] })).toEqual({
    data: { testimonials: [own, jane] },
    removed: 1,
  });
  expect(save('testimonials', { testimonials: [helen] }).data).toEqual({ testimonials: [] });
  const samplePhoto = { file: './photos/sample/hall.jpg', alt: 'A hall' };
  const board = { file: './photos/sample-board-0a1b2c.webp', alt: 'A board of samples' };
  expect(save('gallery', { gallery: [board, samplePhoto] }).data).toEqual({ gallery: [board] });
  const onlySample = { data: { gallery: [samplePhoto] }, removed: 0 };
  expect(save('gallery', { gallery: [samplePhoto] })).toEqual(onlySample);
  const [page] = businessDetails.social;
  const social = [page, { name: 'Facebook', url: 'https://www.example.com/facebook' }];
  expect(save('business', { ...content.business, social }).data.social).toEqual([page]);
});
