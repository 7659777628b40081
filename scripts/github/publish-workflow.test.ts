/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { siteDirectory } from '@/lib/content/directories';
import packageFile from '@/package.json';

/* Whether a Save goes live: publication.test.ts has what the build decides, and this what GitHub makes of it. */

type Step = { id?: string; run?: string; uses?: string; if?: string; with?: Record<string, unknown> };
type Job = Record<string, unknown> & { steps: Step[] };

// The editor looks for the runs of this file.
const file = '.github/workflows/publish.yml';
const workflow = parse(readFileSync(file, 'utf8'));
const { build, deploy }: Record<'build' | 'deploy', Job> = workflow.jobs;
const stepOf = (job: Job, name: string) =>
  job.steps.find(({ id, uses }) => id === name || uses?.startsWith(`actions/${name}@`));
const upload = stepOf(build, 'upload-pages-artifact');

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
  // GitHub deploys to no other.
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

it('publishes only the newest commit on main, one run after the other', () => {
  const { run } = stepOf(deploy, 'main') ?? {};
  expect(run).toContain('"$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/commits/main")');
  expect(run).toContain('echo "newest=$newest" >> "$GITHUB_OUTPUT"');
  expect(stepOf(deploy, 'deploy-pages')?.if).toBe('steps.main.outputs.newest == github.sha');
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
