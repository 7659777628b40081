/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { listFiles } from '@/scripts/lib/list-files';

/** Every client component, and why it cannot be a server component. */
const reasons: Record<string, string> = {
  'app/error.tsx': 'error boundaries must be client components',
  'app/global-error.tsx': 'error boundaries must be client components',
  'components/enquiry/contact-form.tsx': 'validates and sends without leaving the page',
  'components/ui/error-boundary.tsx': 'error boundaries must be client components',
  'components/ui/tooltip.tsx': 'tooltips open and close in the browser',
};

const sources = ['app', 'components']
  .flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
const clientComponents = sources.filter((file) => /^['"]use client['"]/.test(readFileSync(file, 'utf8')));

it('every client component is listed above', () => {
  expect(clientComponents.sort()).toEqual(Object.keys(reasons).sort());
});

it.each(clientComponents)('%s states its reason on its second line', (file) => {
  expect(readFileSync(file, 'utf8').split('\n')[1]).toMatch(/^\/\/ Reason: /);
});
