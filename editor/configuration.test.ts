/** @jest-environment node */
import { z } from 'zod';
import { editorConfiguration, fileFor } from './configuration';
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
