import { businessDetails, content } from '@/lib/content/testing/test-content';
import { beforeSave } from './before-save';

const [ann] = content.testimonials;
const [service] = content.services;
const own = { ...ann, text: 'Our own.' };

it('accepts what the editor makes of content that the build accepts', () => {
  const business = { ...content.business, shortName: '', social: [], stats: [] };
  expect(beforeSave('business', business)).toBe(business);
  const about = { ...content.pages.about, quote: '', photo: { file: '', alt: '' } };
  const pages = { ...content.pages, about };
  expect(beforeSave('pages', pages)).toBe(pages);
  const testimonials = [{ ...ann, __sc_item_id: 'a1' }];
  expect(beforeSave('testimonials', { testimonials })).toEqual({ testimonials });
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
])('refuses what the build refuses, and names %s', (_, file, data, reason) => {
  const cause = new Error(`Correct this first: ${reason}`);
  expect(() => beforeSave(file, data)).toThrow(expect.objectContaining({ cause }));
});

it("takes the sample's entries out of a list that has others or may be empty", () => {
  const [photo] = content.gallery;
  const helen = { ...ann, name: 'Helen Sample' };
  const save = (testimonials: unknown[]) => beforeSave('testimonials', { testimonials }).testimonials;
  expect(save([own, helen])).toEqual([own]);
  expect(save([helen])).toEqual([]);
  const samplePhoto = { file: './photos/sample-hall.jpg', alt: 'A hall' };
  const gallery = [photo, samplePhoto];
  expect(beforeSave('gallery', { gallery })).toEqual({ gallery: [photo] });
  expect(beforeSave('gallery', { gallery: [samplePhoto] })).toEqual({ gallery: [samplePhoto] });
  const [page] = businessDetails.social;
  const social = [page, { name: 'Facebook', url: 'https://www.facebook.com/example' }];
  expect(beforeSave('business', { ...content.business, social }).social).toEqual([page]);
});
