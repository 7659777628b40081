import { stringify } from 'yaml';
import { readSite } from '@/lib/content/testing/sites';
import { beforeSave } from './before-save';

/* e2e/owner tests how the editor saves, and what it keeps. */

const { business, pages, services } = readSite('usual');
const photo = { file: './photos/door.jpg', alt: 'A door' };
const ann = { name: 'Ann', date: 'May 2026', rating: 5, text: 'Tidy.' };

/** Saves a part. The data of a list has one field, with the name of the file. */
const save = (name: string, data: Record<string, unknown>, loaded?: unknown) =>
  beforeSave({ name, data, isNew: false, loaded: stringify(loaded) });

/** Sveltia shows the message of the cause. */
const refused = (reason: string) =>
  expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringContaining(reason) }) });

it('accepts the empty values of the editor for what is optional', () => {
  const empty = { ...business, phone: business.phone.text, shortName: '', map: null, social: [], stats: [] };
  expect(save('business', empty).data).toEqual(empty);
  const about = { ...pages.about, quote: '', photo: { file: '', alt: '' } };
  expect(save('pages', { ...pages, about }, pages).data).toEqual({ ...pages, about });
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
  expect(save('business', data).data).toEqual(data);
});

it('refuses to replace words that it could not read', () => {
  const loaded = '- name: Ann\n  text: Tidy # and quick\n';
  const saveTidy = () =>
    beforeSave({ name: 'testimonials', data: { testimonials: [ann] }, isNew: true, loaded });
  expect(saveTidy).toThrow(
    refused(
      '"Testimonials" could not be read, and saving it would replace what is there. Line 2 of testimonials.yaml on GitHub is the reason: "# and quick" would be left out',
    ),
  );
});

it('asks whether the description of an earlier photo is true of the new one, and takes the same words for a yes', () => {
  const replaced = { file: './photos/hall-0a1b2c.webp', alt: 'A door ' };
  const reason = 'Gallery photos, "A door ", Description: is this still true of the new photo?';
  const saveReplaced = () => save('gallery', { gallery: [replaced] }, [photo]);
  expect(saveReplaced).toThrow(refused(reason));
  expect(saveReplaced().data).toEqual({ gallery: [replaced] });
  const home = (shown: object) => ({ ...pages, home: { ...pages.home, photo: shown } });
  const wide = { ...replaced, file: './photos/wall-0a1b2c.webp' };
  expect(() => save('pages', home(wide), home(photo))).toThrow(refused('Wide photo, Description: is this'));
  const gallery = [photo, { ...replaced, alt: 'A hall' }];
  expect(save('gallery', { gallery }, [photo]).data).toEqual({ gallery });
});

const helen = { ...ann, name: 'Helen (sample)' };
const jane = { ...ann, name: 'Jane Sample' };
const samplePhoto = { file: './photos/sample/hall.jpg', alt: 'A hall' };

it("takes the sample's entries out of a list that has others, and counts them", () => {
  const own = { data: { testimonials: [ann, jane] }, removed: 1 };
  expect(save('testimonials', { testimonials: [ann, helen, jane] }, [helen])).toEqual(own);
  const social = [{ name: 'Facebook', url: 'https://www.example.com/facebook' }];
  const onlySample = { ...business, phone: business.phone.text, social };
  expect(save('business', onlySample, onlySample)).toEqual({ data: onlySample, removed: 0 });
  const gallery = [samplePhoto];
  expect(save('gallery', { gallery }, gallery)).toEqual({ data: { gallery }, removed: 0 });
  // The editor's keys are in another order than the file's, and it adds one of its own.
  const [name, colour] = ['Fig', '#5a3a4c'];
  const painted = { gallery: [photo, { paint: { colour, name }, ...samplePhoto, __sc_item_id: '1' }] };
  const loaded = [photo, { ...samplePhoto, paint: { name, colour } }];
  expect(save('gallery', painted, loaded)).toEqual({ data: { gallery: [photo] }, removed: 1 });
  // With a local folder, it is not known what was loaded.
  expect(beforeSave({ name: 'gallery', data: { gallery }, isNew: false }).data).toEqual({ gallery });
});

it.each([
  ['testimonials', helen, { text: 'Real.' }, '"Helen (sample)" is still one of the sample. Take "(sample)"'],
  ['gallery', samplePhoto, { alt: 'Mine' }, '"Mine" is still one of the sample. Put your own photo'],
])(
  'keeps what the owner has changed of the sample in %s, and says what makes it hers',
  (name, entry, change, reason) => {
    expect(() => save(name, { [name]: [{ ...entry, ...change }] }, [entry])).toThrow(refused(reason));
  },
);
