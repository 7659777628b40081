import type { Field } from '@sveltia/cms';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { editorConfiguration } from '../configuration';
import { schemas } from '@/lib/content/schema';
import { businessDetails, content } from '@/lib/content/testing/test-content';
import { beforeSave } from './before-save';

const [ann, bob] = content.testimonials;
const [service] = content.services;
const own = { ...ann, text: 'Our own.' };

/** Why a file cannot be saved, or undefined. */
function reasonFor(file: string, data: Record<string, unknown>, sample: string[] = []) {
  try {
    beforeSave(file, data, sample);
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : error;
  }
}

it('accepts what the editor makes of content that the build accepts', () => {
  const business = { ...content.business, shortName: '', social: [], stats: [] };
  expect(beforeSave('business', business, [])).toBe(business);
  const about = { ...content.pages.about, quote: '', photo: { file: '', alt: '' } };
  const pages = { ...content.pages, about };
  expect(beforeSave('pages', pages, [])).toBe(pages);
  const testimonials = [{ ...ann, __sc_item_id: 'a1' }];
  expect(beforeSave('testimonials', { testimonials }, [])).toEqual({ testimonials });
});

it.each([
  [
    'an entry by its words',
    'services',
    { services: [service, { ...service, title: 'Roofs', icon: 'rollr' }] },
    'Services, "Roofs", Icon is not the name of an icon. Write: The icon, by its name on https://lucide.dev/icons, such as paint-roller.',
  ],
  [
    'a line of a list by its words',
    'business',
    { ...content.business, areas: ['Diss', 'Eye\0'] },
    'Business, Areas, "Eye\0" has a character that cannot be displayed (U+0000) after "Eye": delete it, or type that part again. Write: A place you work in.',
  ],
  [
    'an entry without words by its place on the screen',
    'testimonials',
    { testimonials: [bob, { text: 'Fine.', date: 'May', rating: 5 }] },
    "Testimonials, entry 2, Name is missing. Write: The customer's name.",
  ],
])('refuses what the build refuses, and names %s', (_, file, data, reason) => {
  expect(reasonFor(file, data, [bob?.text ?? ''])).toBe(`Correct this first: ${reason}`);
});

it("takes the sample's entries out of a list that has others or may be empty", () => {
  const sample = [ann?.text ?? '', bob?.text ?? ''];
  const save = (testimonials: unknown[]) => beforeSave('testimonials', { testimonials }, sample).testimonials;
  expect(save([own, ann, bob])).toEqual([own]);
  expect(save([ann])).toEqual([]);
  const { gallery } = content;
  expect(beforeSave('gallery', { gallery }, ['./photos/door.jpg'])).toEqual({ gallery });
  const [page, ...others] = businessDetails.social;
  const business = { ...content.business, social: businessDetails.social };
  expect(beforeSave('business', business, [page?.url ?? '']).social).toEqual(others);
});

/** The fields of the editor that have a value, with their paths in the content. */
function valuesIn(fields: Field[], path: (string | number)[] = []): [(string | number)[], Field][] {
  return fields.flatMap((field) => {
    const ownPath = 'root' in field && field.root ? path : [...path, field.name];
    const list = field.widget === 'list' ? [...ownPath, 0] : ownPath;
    if ('fields' in field && field.fields) return valuesIn(field.fields, list);
    return [[list, 'field' in field && field.field ? field.field : field]];
  });
}

/** Whether Sveltia accepts a text in a field: services/contents/draft/validate/fields.js of its source. */
function isAcceptedAtOnce(field: Field, text: string) {
  const { required, pattern } = { required: true, pattern: undefined, ...field };
  if (!text.trim()) return !required;
  const [, source = '', flags] = /^\/(.+?)\/([dgimsuy]*)$/.exec(String(pattern?.[0] ?? '/.?/')) ?? [];
  return new RegExp(source, flags).test(text.trim());
}

/** Returns a copy of values with another one at a path. */
function replaceAt(values: unknown, [key, ...path]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  const replaced = { ...Object(values), [key]: replaceAt(Object(values)[key], path, value) };
  return typeof key === 'number' ? Object.values(replaced) : replaced;
}

const photo = { file: './photos/window.jpg', alt: 'A window' };
const everything: Record<string, unknown> = {
  ...content,
  business: { ...content.business, shortName: 'Ferrers', ...businessDetails },
  pages: { ...content.pages, about: { ...content.pages.about, photo } },
};
const texts = [
  ...['', ' ', '\u200b', 'A text', ' A text ', 'Two\nlines', 'Half an emoji \ud83c', 'A\0B'],
  ...['01632 960123', '\u202a01632\u00a0960\u202f123\u202c', '+44 (0)1632 960123', 'ring 01632 960123', '98'],
  ...['ann@example.com', 'ann\u200b@example.com', 'ann@example', 'an n@example.com'],
  ...['https://example.com', ' HTTPS://müller.example/ü?a#b', 'http://example.com', 'www.example.com'],
  ...['https://exam ple.com', 'https://example.com/\u00a0', 'https://localhost', 'https://'],
  ...['NR1 1AA', 'nr1  1aa', 'nr1\u00a01aa', 'NR1', '01234567', 'sc123456', '1234', 'GB 123 4567 89'],
  ...['123 456 789', 'gb123456789', '12 3456 789', 'GB 12'],
  ...['./photos/roof.jpg', './photos/Roof.jpg', './photos/roof.pdf', 'paint-roller', 'rollr'],
  ...['a'.repeat(24), `${'a'.repeat(24)}\u200b`, 'a'.repeat(25), '🎨'.repeat(24), '🎨'.repeat(25)],
];
const singletons = editorConfiguration({}).singletons ?? [];
const fields = singletons.flatMap((file) =>
  'fields' in file
    ? valuesIn(file.fields).flatMap(([path, field]) =>
        field.widget === 'hidden'
          ? []
          : [[`${file.name} ${path.join(' ')}`, file.name, path, field] as const],
      )
    : [],
);

it.each(fields)('agrees with the build on what may be in %s', (_, file, path, field) => {
  const schema: z.ZodType = Object(schemas)[file];
  const numbers = [0, 1, 5, 6, 60, 61, 150, 151, 2.5];
  for (const value of field.widget === 'number' ? numbers : texts) {
    const values = replaceAt(everything[file], path, value);
    // Sveltia leaves out what is empty.
    const written = value === '' ? replaceAt(everything[file], path, undefined) : values;
    const isBuilt = schema.safeParse(parse(stringify(written))).success;
    const data = Array.isArray(values) ? { [file]: values } : Object(values);
    const isSaved = isAcceptedAtOnce(field, String(value)) && reasonFor(file, data) === undefined;
    expect({ value, isSaved }).toEqual({ value, isSaved: isBuilt });
  }
});
