import { content } from '@/lib/content/testing/test-content';
import { beforeSave } from './before-save';

const [ann, bob] = content.testimonials;
const own = { ...ann, text: 'Our own.' };

it('accepts what the editor makes of content that the build accepts', () => {
  const business = { ...content.business, shortName: '', social: [], stats: [] };
  expect(beforeSave('business', business, [])).toBe(business);
  const about = { ...content.pages.about, quote: '', photo: { file: '', alt: '' } };
  const pages = { ...content.pages, about };
  expect(beforeSave('pages', pages, [])).toBe(pages);
  const testimonials = [{ ...ann, __sc_item_id: 'a1' }];
  expect(beforeSave('testimonials', { testimonials }, [])).toEqual({ testimonials });
});

it('refuses what the build refuses, with its place in the editor', () => {
  const reasonFor = (file: string, data: Record<string, unknown>) => {
    try {
      beforeSave(file, data, []);
    } catch (error) {
      return error instanceof Error && String(error.cause);
    }
  };
  const [service] = content.services;
  expect(reasonFor('services', { services: [service, { ...service, icon: 'no-such-icon' }] })).toBe(
    'Error: Correct this first: Services, entry 2, Icon is not the name of an icon',
  );
  expect(reasonFor('business', { ...content.business, owner: '' })).toMatch(/: Business, Owner is missing$/);
});

it("takes the sample's entries out of a list that has others", () => {
  const sample = [ann?.text ?? '', bob?.text ?? ''];
  expect(beforeSave('testimonials', { testimonials: [own, ann, bob] }, sample)).toEqual({
    testimonials: [own],
  });
  expect(beforeSave('gallery', { gallery: content.gallery }, ['./photos/door.jpg'])).toEqual({
    gallery: content.gallery,
  });
});
