/** @jest-environment node */
import { z } from 'zod';
import { editorConfiguration, fileFor } from './editor-configuration';

const business = { name: 'Ferris', url: 'https://www.example.com' };
const singletons = editorConfiguration(business).singletons ?? [];

it('has a file for each content file, and asks for the photos of the gallery with what they show', () => {
  expect(singletons.map((file) => 'file' in file && file.file)).toEqual([
    'content/business.yaml',
    'content/services.yaml',
    'content/testimonials.yaml',
    'content/gallery.yaml',
    'content/pages.yaml',
    'content/terms.yaml',
  ]);
  expect(singletons[3]).toMatchObject({
    label: 'Gallery photos',
    fields: [
      {
        root: true,
        widget: 'list',
        label_singular: 'Photo',
        min: 1,
        summary: '{{alt}}',
        thumbnail: 'file',
        fields: [
          { name: 'file', label: 'Photo', widget: 'image', required: true },
          {
            name: 'alt',
            label: 'What it shows',
            hint: 'For example\\: Six\\-panel front door painted dark green under a white portico',
            required: true,
          },
        ],
      },
    ],
  });
});

it('makes a field of whatever is added to a schema', () => {
  const schema = z.object({
    paintBrands: z.array(z.string()).max(4).optional().meta({ description: 'What you paint with' }),
    finish: z.enum(['matt', 'gloss']),
    coats: z
      .int()
      .min(1)
      .max(5)
      .meta({ title: 'Coats of paint', examples: [2] }),
    note: z.string().meta({ widget: 'text' }),
    code: z
      .string()
      .regex(/^\d+$/)
      .meta({ examples: ['12'] }),
    rooms: z.array(z.object({ room: z.string(), size: z.int() }).meta({ summary: '{{room}}, {{size}}' })),
  });
  expect(fileFor('rooms', schema).fields).toMatchObject([
    {
      name: 'paintBrands',
      label: 'Paint brands',
      comment: 'What you paint with',
      widget: 'list',
      max: 4,
      required: false,
    },
    { name: 'finish', widget: 'select', options: ['matt', 'gloss'], required: true },
    { label: 'Coats of paint', widget: 'number', min: 1, max: 5, hint: 'For example\\: 2' },
    { widget: 'text' },
    { widget: 'string', pattern: ['^\\d+$', 'This does not fit. For example: 12'] },
    { widget: 'list', summary: '{{room}}, {{size}}', fields: [{ name: 'room' }, { name: 'size' }] },
  ]);
  expect(() => fileFor('rooms', z.object({ either: z.union([z.string(), z.int()]) }))).toThrow();
});
