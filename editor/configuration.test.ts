/** @jest-environment node */
import { z } from 'zod';
import { editorConfiguration, fileFor } from './configuration';
import { findField } from '@/lib/content/fields';
import { wholeNumber } from '@/lib/content/schemas/field-types';
import { readSite } from '@/lib/content/testing/sites';

it('has nothing in it that owners write: the editor drops all drafts when its configuration changes', () => {
  const { business } = readSite('full');
  const configuration = editorConfiguration({ repository: business.repository });
  expect(editorConfiguration(business)).toEqual(configuration);
});

it('saves half a star as it is: whole numbers would lose it, and the build refuses it', () => {
  const [field] = fileFor('testimonials', z.object({ rating: wholeNumber(1, '', 5, '') })).fields ?? [];
  expect(field).toMatchObject({ widget: 'number', value_type: 'float' });
});

it('shows hints as they are written: in Markdown, addresses would become links, and a * would be lost', () => {
  const hint = 'As *you* have it: sam@example.com, https://example.com';
  const [field] =
    fileFor('business', z.object({ email: z.string().meta({ description: hint }) })).fields ?? [];
  expect(Object(field).comment).toContain('sam\\@example\\.com');
  expect(Object(field).comment.replaceAll('\\', '')).toBe(hint);
});

const directed = '\u202a01632\u00a0960\u202f123\u202c';
const textOf24 = '🎨'.repeat(24);
it.each([
  ['shortName', [textOf24, `${'a'.repeat(24)}\u200b`], ['a'.repeat(25)]],
  ['phone', ['01632 960123', directed, '+44 (0)1632 960123'], ['ring 01632 960123']],
  [
    'email',
    ['ann@example.com', ' ann\u200b@example.com', 'a@dąb.example'],
    ['ann@example', 'an n@a.example'],
  ],
  ['address postcode', ['NR1 1AA', 'nr1  1aa', 'nr1\u00a01aa', 'EC1A 1BB', 'M1 1AE'], ['NR1', 'NR1 1AAA']],
  ['companyNumber', ['01234567', 'sc123456', 'R0001234'], ['1234', '123456789']],
  ['vatNumber', ['GB 123 4567 89', '123 456 789', 'gb123456789'], ['GB 12', 'GB 1234567890']],
  ['url', ['https://example.com', ' HTTPS://example.com/a\u200b'], ['http://example.com']],
  ['formEndpoint', ['HTTPS://müller.example/ü?a#b'], ['www.example.com', 'https://exam ple.com']],
])('accepts in %s what the build accepts, and marks what it refuses', (name, accepted, refused) => {
  const schema = findField(['business', ...name.split(' ')]);
  if (!(schema instanceof z.ZodType)) throw new Error(`There is no field ${name}.`);
  const [field] = fileFor('business', z.object({ [name]: schema })).fields ?? [];
  const [, source = '', flags] = /^\/(.+)\/(\w*)$/.exec(Object(field).pattern[0]) ?? [];
  // Like services/contents/draft/validate/fields.js in Sveltia's source.
  const isAccepted = (text: string) => new RegExp(source, flags).test(text.trim());
  // The name may be long or short: the schema of the whole file compares them.
  const isRefused = (text: string) => name === 'shortName' || !schema.safeParse(text).success;
  expect(accepted.filter((text) => !isAccepted(text) || !schema.safeParse(text).success)).toEqual([]);
  expect(refused.filter((text) => isAccepted(text) || !isRefused(text))).toEqual([]);
});
