/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { buildMark } from './build-mark';

setUpTemporaryContent();

it.each([
  ['changes', 'app/page.tsx'],
  ['changes', 'lib/new/any.ts'],
  ['changes', 'content/pages.yaml'],
  ['changes', 'hosting/site-files/_headers'],
  ['stays', 'lib/any.test.ts'],
  ['stays', 'public/photos/door-0a1b2c3d-800.avif'],
  ['stays', 'enquiries.jsonl'],
])('the mark of a preview %s with %s', (effect, file) => {
  const before = buildMark('content', ['/enquiries']);
  mkdirSync(file.replace(/[^/]*$/, '.'), { recursive: true });
  writeFileSync(file, '# Changed');
  expect(buildMark('content', ['/enquiries']) === before).toBe(effect === 'stays');
  expect(buildMark('content', ['https://forms.example.org'])).not.toBe(before);
});
