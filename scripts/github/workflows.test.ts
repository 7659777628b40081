/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const directory = '.github/workflows';
const workflows = readdirSync(directory).filter((file) => file.endsWith('.yml'));
const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');

it.each(workflows)('%s pins the actions of others by commit, and gives them no credentials', (file) => {
  const actions = [...read(file).matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action]) => action);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const checkouts =
    read(file).match(/uses: actions\/checkout@.*\n +with:\n +persist-credentials: false\n/g) ?? [];
  expect(checkouts).toHaveLength(actions.filter((action) => action?.includes('/checkout@')).length);
});

it('publishes what a run has built although its deployment is run again, but not over a newer commit', () => {
  const { build, deploy } = parse(read('publish.yml')).jobs;
  expect(build.outputs.artifact).toBe(build.steps.at(-1).with.name);
  const [main, deployment] = deploy.steps;
  expect(deployment).toMatchObject({
    if: `steps.${main.id}.outputs.newest == github.sha`,
    with: { artifact_name: '${{ needs.build.outputs.artifact }}' },
  });
});
