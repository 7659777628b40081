/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContent } from '@/content/read';
import { businesses, writeBusiness } from './businesses';
import { mistakes } from './mistakes';

/* `npm run test:businesses` takes half an hour. These tests find in a second what would make it fail immediately. */
describe.each(businesses)('the content of $name', (business) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'business-'));
  beforeAll(() => writeBusiness(folder, { ...business, photos: 3 }));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has no mistakes', () => {
    expect(readContent(folder).problems).toEqual([]);
  });

  it.each(mistakes.filter(({ onlyInBuild }) => !onlyInBuild))(
    'is refused with $description',
    ({ file, from, to }) => {
      const target = path.join(folder, `${file}.yaml`);
      const text = readFileSync(target, 'utf8');
      expect(text).toContain(from);
      writeFileSync(target, text.replace(from, to));
      const { problems } = readContent(folder);
      writeFileSync(target, text);
      expect(problems).not.toEqual([]);
    },
  );
});
