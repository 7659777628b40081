import { content } from '@/lib/content/testing/test-content';
import { beforeSave } from './before-save';

it('accepts what the editor makes of content that the build accepts', () => {
  beforeSave('business', { ...content.business, shortName: '', social: [], claims: [] });
  const about = { ...content.pages.about, quote: '', photo: { file: '', alt: '' } };
  beforeSave('pages', { ...content.pages, about });
  beforeSave('testimonials', { testimonials: [{ ...content.testimonials[0], __sc_item_id: 'a1' }] });
});

it('refuses what the build refuses, with its place in the editor', () => {
  const reasonFor = (file: string, data: Record<string, unknown>) => {
    try {
      beforeSave(file, data);
    } catch (error) {
      return error instanceof Error && String(error.cause);
    }
  };
  const [service] = content.services;
  expect(reasonFor('services', { services: [service, { ...service, icon: 'no-such-icon' }] })).toBe(
    'Error: Correct this first: Services, entry 2, Icon is not the name of an icon',
  );
  expect(reasonFor('business', { ...content.business, owner: '' })).toMatch(/: Business, Owner /);
});
