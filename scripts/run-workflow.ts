import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { freePort, listen, loopback } from './lib/listen';
import { runCommand } from './lib/run-command';

const workflow = z.object({
  jobs: z.record(z.string(), z.object({ steps: z.array(z.object({ run: z.string().optional() })) })),
});

// `npx tsx scripts/run-workflow.ts publish.yml`: runs the commands of a workflow in a fresh clone of the last commit, with the variables
// that GitHub sets, and reports how long each takes. Actions (`uses`) are skipped.
runCommand(async () => {
  const file = process.argv[2] ?? 'publish.yml';
  const { jobs } = workflow.parse(parse(readFileSync(path.join('.github/workflows', file), 'utf8')));
  const project = process.cwd();
  const temporary = mkdtempSync(path.join(tmpdir(), 'workflow-'));
  const clone = path.join(temporary, 'website');
  const port = await freePort();
  const files = { GITHUB_OUTPUT: `${temporary}/outputs`, GITHUB_STEP_SUMMARY: `${temporary}/summary.md` };
  const env = {
    ...process.env,
    ...files,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: `http://${loopback}:${port}`,
    GITHUB_REPOSITORY: 'sam-sample/website',
    GITHUB_REPOSITORY_OWNER: 'sam-sample',
    GITHUB_SHA: 'head',
    GITHUB_TOKEN: 'token',
  };
  // In place of GitHub's API: GitHub Pages is on.
  const site = { html_url: 'https://sam-sample.github.io/website/' };
  const server = await listen((_, response) => response.end(JSON.stringify(site)), port);

  const run = async (command: string, cwd: string) => {
    console.log(`> ${command}`);
    const start = Date.now();
    const [status] = await once(spawn('bash', ['-e', '-c', command], { cwd, env, stdio: 'inherit' }), 'exit');
    console.log(`${((Date.now() - start) / 1000).toFixed(1)} seconds: ${command}`);
    if (status !== 0) throw new Error(`${command} ended with the status ${status}, in ${clone}`);
  };
  await run(`git clone --quiet --depth 1 "file://${project}" "${clone}"`, project);
  await run('git remote set-url origin https://github.com/sam-sample/website', clone);
  for (const { steps } of Object.values(jobs)) {
    for (const { run: command } of steps) if (command) await run(command, clone);
  }
  for (const output of Object.values(files))
    if (existsSync(output)) console.log(readFileSync(output, 'utf8'));
  server.close();
});
