import { readSite } from '@/lib/content/testing/sites';
import { beforeSave } from './before-save';

/* e2e/owner tests how the editor saves, and what it keeps. */

const { business, pages, services } = readSite('usual');
const ann = { name: 'Ann', date: 'May 2026', rating: 5, text: 'Tidy.' };

/** Saves a part. The data of a list has one field, with the name of the file. */
const save = (name: string, data: Record<string, unknown>) => beforeSave({ name, data, isNew: false });

/** Sveltia shows the message of the cause. */
const refused = (reason: string) =>
  expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringContaining(reason) }) });

it('accepts the empty values of the editor for what is optional', () => {
  const empty = { ...business, phone: business.phone.text, shortName: '', map: null, social: [], stats: [] };
  expect(() => save('business', empty)).not.toThrow();
  const about = { ...pages.about, quote: '', photo: { file: '', alt: '' } };
  expect(() => save('pages', { ...pages, about })).not.toThrow();
});

it('refuses what the build refuses, by the names that the editor shows, and says what to write', () => {
  const [service] = services;
  const roofs = { ...service, title: 'Roofs', description: '' };
  expect(() => save('services', { services: [service, roofs] })).toThrow(
    refused('Correct this first: Services, "Roofs", Description is missing. Write: A sentence or two'),
  );
  const problem = 'Business, Areas, "Eye\0" has a character that cannot be displayed (U+0000) after "Eye"';
  expect(() => save('business', { areas: ['Diss', 'Eye\0'] })).toThrow(refused(problem));
  const testimonials = [{ ...ann, rating: 4.5 }];
  expect(() => save('testimonials', { testimonials })).toThrow(refused('"Ann", Stars is not a whole number'));
});

it('leaves to the build what the editor does not show', () => {
  const data = { ...business, phone: business.phone.text, logo: 'logo.svg', vatnumber: '1' };
  expect(() => save('business', data)).not.toThrow();
});

it("takes the sample's photos out of a gallery that has others", () => {
  const sample = { file: './photos/sample/hall.jpg', alt: 'A hall' };
  const own = { file: './photos/sample-door.jpg', alt: 'A door' };
  expect(save('gallery', { gallery: [sample, own] })).toEqual({ gallery: [own] });
  expect(save('gallery', { gallery: [sample] })).toEqual({ gallery: [sample] });
});

it('replaces nothing that it could not read', () => {
  const data = { testimonials: [ann] };
  expect(() => beforeSave({ name: 'testimonials', data, isNew: true })).toThrow(
    refused('"Testimonials" could not be read, and saving it would replace what is there.'),
  );
});
