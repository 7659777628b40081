import { allFields, restoreDraft, saveDraft } from './draft';

const form = '<form><input name="name" /></form>';

it.each([
  ['the same site', '/painting', 'Jo'],
  ['another site on the same host', '/plastering', ''],
])('a draft is restored only on its own site: on %s', (_site, basePath, value) => {
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: '/painting' });
  document.body.innerHTML = form.replace('/>', 'value="Jo" />');
  saveDraft();
  process.env.BASE_PATH = basePath;
  document.body.innerHTML = form;
  restoreDraft();
  expect(allFields().map((field) => field.value)).toEqual([value]);
});
