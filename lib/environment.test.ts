/** @jest-environment node */
import { environment } from './environment';

it.each([
  ['SITE_URL', 'https://www.example.com//painting', 'may have only folders after the domain'],
  ['FORM_ENDPOINT', 'example.com', 'is not a web address'],
  ['FORM_ENDPOINT', '/my form', 'is not a web address'],
  ['FORM_ENDPOINT', '//forms.example.com/enquiries', 'is not a web address'],
])('refuses the %s "%s", which %s', (name, value, problem) => {
  jest.replaceProperty(process, 'env', { ...process.env, [name]: value });
  expect(() => ({ ...environment })).toThrow(`${name} is "${value}", which ${problem}`);
});
