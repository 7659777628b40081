/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import packageFile from '@/package.json';

const workflows = readdirSync(__dirname).filter((file) => file.endsWith('.yml'));
const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

const job = z.object({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
});
const readJobs = (file: string) =>
  z.object({ jobs: z.record(z.string(), job) }).parse(parse(read(file))).jobs;

it.each(workflows)('%s refers only to jobs, workflows and commands that exist', (file) => {
  const jobs = readJobs(file);
  for (const { needs = [], uses = '.' } of Object.values(jobs)) {
    for (const needed of [needs].flat()) expect(jobs).toHaveProperty([needed]);
    expect(existsSync(uses)).toBe(true);
  }
  for (const [, command = ''] of read(file).matchAll(/npm run ([\w:-]+)/g)) {
    expect(packageFile.scripts).toHaveProperty([command]);
  }
});

it.each(workflows)(
  '%s pins the actions of others by their commits, and gives them no credentials',
  (file) => {
    const actions = [...read(file).matchAll(/uses: (.*)/g)].map(([, action]) => action);
    const others = actions.filter((action) => !action?.startsWith('./'));
    for (const action of others) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const checkouts =
      read(file).match(/uses: actions\/checkout@.*\n +with:\n +persist-credentials: false\n/g) ?? [];
    expect(checkouts).toHaveLength(others.filter((action) => action?.includes('/checkout@')).length);
  },
);

describe('publish.yml', () => {
  const jobs = readJobs('publish.yml');

  it('tests the code when it has changed', () => {
    expect(jobs.test).toMatchObject({ needs: 'build', if: "needs.build.outputs.code == 'true'" });
  });

  it('publishes what the build decided, unless a test has failed', () => {
    expect(jobs.deploy).toMatchObject({
      needs: ['build', 'test'],
      if: "${{ !failure() && !cancelled() && needs.build.outputs.publish == 'true' }}",
    });
  });
});
