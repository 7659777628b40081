/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { hostFiles } from './hosting';

it.each(Object.entries(hostFiles()))(
  'has written %s as the rules say: if not, run `npm run hosting`',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);
