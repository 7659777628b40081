/** @jest-environment node */
import { environment } from './environment';

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env });
});

it.each([
  ['PORT', 'x', 'is not a port'],
  ['PORT', '70000', 'is not a port'],
  ['PORT', '3000.5', 'is not a port'],
  ['SITE_URL', 'https://www.example.com//painting', 'may have only folders after the domain'],
  ['FORM_ENDPOINT', 'example.com', 'is not a web address'],
  ['FORM_ENDPOINT', '//forms.example.com/enquiries', 'is not a web address'],
])('refuses the %s "%s", which %s', (name, value, problem) => {
  process.env[name] = value;
  expect(() => ({ ...environment })).toThrow(`${name} is "${value}", which ${problem}`);
});

it('takes an empty variable for one that is not set', () => {
  for (const name of [
    'CONTENT_DIRECTORY',
    'PORT',
    'SITE_HOST',
    'FORM_ENDPOINT',
    'SITE_URL',
    'ENQUIRIES_FILE',
  ])
    process.env[name] = '';
  expect({ ...environment }).toEqual({
    contentDirectory: 'content',
    port: 3000,
    siteHost: '127.0.0.1',
    formEndpoint: undefined,
    siteUrl: undefined,
    enquiriesFile: 'enquiries.jsonl',
  });
});
