/** @jest-environment node */
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { z } from 'zod';
import { editorConfiguration, fileFor } from './configuration';
import { schemas } from '@/lib/content/schema';
import { tradeIcons } from '@/lib/content/schemas/services';

const singletons = editorConfiguration({}).singletons ?? [];

it('is valid by the JSON schema of the editor', () => {
  const schema: object = JSON.parse(
    readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'),
  );
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  const published = { repository: 'sam/website', signInService: 'https://sign-in.example.com' };
  for (const options of [{}, { repository: 'sam/website' }, published]) {
    validate(JSON.parse(JSON.stringify(editorConfiguration(options))));
    expect(validate.errors).toBeNull();
  }
  expect(validate({ backend: { name: 'github' } })).toBe(false);
});

it('has a file for each content file, and asks for the photos of the gallery with what they show', () => {
  expect(singletons).toMatchObject(
    ['business', 'services', 'testimonials', 'gallery', 'pages', 'terms'].map((name) => ({
      file: `content/${name}.yaml`,
    })),
  );
  const comment = expect.stringMatching(/^What the photo shows\\, .*others$/);
  const fields = [
    { name: 'file', label: 'Photo', widget: 'image', required: true },
    { name: 'alt', label: 'What it shows', required: true, comment },
  ];
  const entries = { label_singular: 'Photo', required: true, summary: '{{alt}}', thumbnail: 'file', fields };
  expect(singletons[3]).toMatchObject({
    label: 'Gallery photos',
    fields: [{ root: true, widget: 'list', ...entries }],
  });
});

it('keeps where the content is out of the form', () => {
  const fields = ['repository', 'signInService'].map((name) => ({ name, widget: 'hidden' }));
  expect(singletons[0]).toMatchObject({ fields: expect.arrayContaining(fields) });
});

it('offers icons that the build knows', () => {
  for (const icon of tradeIcons) {
    const service = { title: 'A service', icon, description: 'A sentence.' };
    expect(schemas.services.safeParse([service]).error?.message).toBeUndefined();
  }
  const { fields } = fileFor('services', schemas.services);
  const icon = { name: 'icon', widget: 'select', options: tradeIcons };
  expect(fields).toMatchObject([{ fields: [{ name: 'title' }, icon, { name: 'description' }] }]);
});

it('adds reviews at the top, where there need not be any', () => {
  const { fields } = fileFor('testimonials', schemas.testimonials);
  expect(fields).toMatchObject([{ add_to_top: true, required: false }]);
});

it('makes a field of whatever is added to a schema', () => {
  const schema = z.object({
    paintBrands: z.array(z.string()).optional(),
    tool: z.string().meta({ options: ['brush', 'roller'] }),
    coats: z.int().min(1).max(5).meta({ title: 'Coats of paint' }),
    note: z.string().meta({ widget: 'text' }),
    rooms: z.array(z.object({ room: z.string(), size: z.int() }).meta({ summary: '{{room}}, {{size}}' })),
  });
  expect(fileFor('rooms', schema).fields).toMatchObject([
    { name: 'paintBrands', label: 'Paint brands', widget: 'list', required: false },
    { name: 'tool', widget: 'select', options: ['brush', 'roller'], required: true },
    { label: 'Coats of paint', widget: 'number', min: 1, max: 5 },
    { widget: 'text' },
    { widget: 'list', summary: '{{room}}, {{size}}', fields: [{ name: 'room' }, { name: 'size' }] },
  ]);
  expect(() => fileFor('rooms', z.object({ either: z.union([z.string(), z.int()]) }))).toThrow();
});
