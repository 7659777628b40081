/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { listFiles } from '@/scripts/lib/files';

const sources = ['app', 'components']
  .flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
const clientComponents = sources.filter((file) => /^['"]use client['"]/.test(readFileSync(file, 'utf8')));

it('only these are client components', () => {
  expect(clientComponents.sort()).toEqual([
    'app/error.tsx',
    'app/global-error.tsx',
    'components/enquiry/contact-form.tsx',
    'components/ui/error-boundary.tsx',
    'components/ui/tooltip.tsx',
  ]);
});
