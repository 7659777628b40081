/** @jest-environment node */
import { z } from 'zod';
import { describeSchema } from './field-schema';
import { schemas } from './schema';

/* The editor checks the pattern of a field before Save, and the build must agree with it. */

const fields = schemas.business.shape;
type FieldName = 'url' | 'formEndpoint' | 'phone' | 'email' | 'companyNumber' | 'vatNumber' | 'repository';

/** As the editor does it: with the white space at both ends removed, and without flags. */
function isAcceptedBeforeSave(field: FieldName, value: string) {
  const { pattern } = describeSchema(fields[field]);
  return new RegExp(z.string().parse(pattern)).test(value.trim());
}

it.each<[FieldName, string]>([
  ['phone', '01632 960123'],
  ['phone', '+44 (0)1632 960123'],
  ['phone', '\u202A01632\u00A0960\u202F123\u202C'],
  ['phone', '01632\u200B 960\u2011123'],
  ['email', 'hello@example.com\u200B'],
  ['email', "\uFEFFo'neil+paint@mail.example.co.uk"],
  ['companyNumber', '\u200B01234567 '],
  ['companyNumber', 'SC123456'],
  ['vatNumber', 'GB\u00A0123\u00A04567\u00A089\u200E'],
  ['repository', 'sam-sample/website\u200B'],
  ['url', '\u2066Https://www.example.com/painting/\u2069'],
  ['formEndpoint', '\uFEFFhttps://forms.example.com/@52.63,1.29;a?b=@c#d\u200B'],
])('%s may be %j, before Save and in the build', (field, value) => {
  expect(isAcceptedBeforeSave(field, value)).toBe(true);
  expect(fields[field].safeParse(value).success).toBe(true);
});

it.each<[FieldName, string]>([
  ['phone', 'ring Jo on 01632 960123'],
  ['phone', '01632 96O123'],
  ['phone', '()'],
  ['email', 'hello'],
  ['email', 'hello@example'],
  ['email', 'hello @example.com'],
  ['email', 'hello\u00A0@example.com'],
  ['companyNumber', '1234'],
  ['companyNumber', 'SC 123456'],
  ['vatNumber', 'GB 12'],
  ['repository', 'https://github.com/sam-sample/website'],
  ['url', 'www.example.com'],
  ['url', 'https://www.example.com//painting'],
  ['url', 'https://www.example.com/?page'],
  ['url', 'https://localhost'],
  ['formEndpoint', 'http://forms.example.com/enquiries'],
  ['formEndpoint', 'https:///forms.example.com/enquiries'],
  ['formEndpoint', 'https://sam:secret@forms.example.com/enquiries'],
  ['formEndpoint', 'https://forms.example.com/my form'],
])('%s may not be %j, neither before Save nor in the build', (field, value) => {
  expect(isAcceptedBeforeSave(field, value)).toBe(false);
  expect(fields[field].safeParse(value).success).toBe(false);
});
