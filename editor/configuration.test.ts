/** @jest-environment node */
import { z } from 'zod';
import { editorConfiguration, fileFor } from './configuration';
import { findField } from '@/lib/content/fields';
import { business } from '@/lib/content/testing/test-content';

const singletons = editorConfiguration({}).singletons ?? [];

it('has a file for each content file, new testimonials at the top, and a description for each photo', () => {
  expect(singletons).toMatchObject(
    ['business', 'services', 'testimonials', 'gallery', 'pages', 'terms'].map((name) => ({
      file: `content/${name}.yaml`,
    })),
  );
  expect(singletons[2]).toMatchObject({ fields: [{ add_to_top: true, required: false }] });
  const comment = expect.stringMatching(/^What the photo shows\\, .*others$/);
  const fields = [
    { name: 'file', label: 'Photo', widget: 'image', required: true },
    { name: 'alt', label: 'Description', required: true, comment },
  ];
  const entries = { label_singular: 'Photo', required: true, summary: '{{alt}}', thumbnail: 'file', fields };
  expect(singletons[3]).toMatchObject({
    label: 'Gallery photos',
    fields: [{ root: true, widget: 'list', ...entries }],
  });
});

it('has nothing in it that owners write: the editor drops all drafts when its configuration changes', () => {
  expect(editorConfiguration(business)).toEqual(editorConfiguration({}));
});

const directed = '\u202a01632\u00a0960\u202f123\u202c';
it.each([
  ['shortName', ['🎨'.repeat(24), `${'a'.repeat(24)}\u200b`], ['a'.repeat(25)]],
  ['phone', ['01632 960123', directed, '+44 (0)1632 960123'], ['ring 01632 960123']],
  ['email', ['ann@example.com', ' ann\u200b@example.com'], ['ann@example', 'an n@example.com']],
  ['address postcode', ['NR1 1AA', 'nr1  1aa', 'nr1\u00a01aa'], ['NR1']],
  ['companyNumber', ['01234567', 'sc123456'], ['1234']],
  ['vatNumber', ['GB 123 4567 89', '123 456 789', 'gb123456789'], ['GB 12']],
  ['url', ['https://example.com', ' HTTPS://example.com/a\u200b'], ['http://example.com']],
  ['formEndpoint', ['HTTPS://müller.example/ü?a#b'], ['www.example.com', 'https://exam ple.com']],
])('marks in %s what the build refuses, and nothing that it accepts', (name, accepted, refused) => {
  const schema = findField(['business', ...name.split(' ')]);
  if (!(schema instanceof z.ZodType)) throw new Error(`There is no field ${name}.`);
  const [field] = fileFor('business', z.object({ [name]: schema })).fields ?? [];
  const [, source = '', flags] = /^\/(.+)\/(\w*)$/.exec(Object(field).pattern[0]) ?? [];
  // As Sveltia does: services/contents/draft/validate/fields.js of its source.
  const isAccepted = (text: string) => new RegExp(source, flags).test(text.trim());
  expect(accepted.filter((text) => !isAccepted(text) || !schema.safeParse(text).success)).toEqual([]);
  expect(refused.filter(isAccepted)).toEqual([]);
});
