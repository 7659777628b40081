/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { readContent } from '../read';
import { setUpTemporaryContent } from '../testing/temporary-content';

jest.mock('.', () => {
  const { schemas } = jest.requireActual('.');
  const { z } = jest.requireActual('zod');
  const { photo } = jest.requireActual('./photo');
  return { schemas: { ...schemas, team: z.array(z.strictObject({ name: z.string(), photo })) } };
});

setUpTemporaryContent();

it('the photos of a file that a developer adds are encoded, and what it has of the sample is found', () => {
  writeFileSync(
    'content/team.yaml',
    "- name: Sam Sample\n  photo:\n    file: ./photos/jo.jpg\n    alt: 'Jo'\n",
  );
  const { photoReferences, sample } = readContent('content');
  expect(photoReferences).toContainEqual(
    expect.objectContaining({
      file: 'content/team.yaml',
      line: 3,
      photo: './photos/jo.jpg',
      layout: 'column',
    }),
  );
  expect(sample.blockers).toContainEqual(expect.objectContaining({ file: 'content/team.yaml', line: 1 }));
});
