import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../lib/run-command';
import { businesses, writeBusiness } from './businesses';
import { mistakes } from './mistakes';

/*
 * `npm run test:businesses`: for each of two other businesses, clones the project, replaces its content and runs the test
 * command of the README, which has to pass; then makes the ten most likely mistakes, each of which the build has to refuse with
 * file, line and remedy. It takes as long as all tests twice.
 */
runCommand(async () => {
  for (const business of businesses) {
    const folder = await mkdtemp(path.join(tmpdir(), 'business-'));
    const clone = path.join(folder, 'site');
    try {
      run('git', ['clone', '--quiet', '.', clone], process.cwd());
      await writeBusiness(path.join(clone, 'content'), business);
      console.log(`\n${business.name}: npm ci && npm test\n`);
      run('npm', ['ci'], clone);
      run('npm', ['test'], clone);
      for (const mistake of mistakes) await expectRefusal(clone, mistake);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  console.log('\nEvery test passes with the content of other businesses, and every mistake is refused.');
});

/** @throws Error when the command fails */
function run(command: string, parameters: string[], cwd: string) {
  const { status } = spawnSync(command, parameters, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed in ${cwd}.`);
}

/** @throws Error when the build accepts a mistake, or says neither its place nor what to do */
async function expectRefusal(clone: string, { description, file, from, to }: (typeof mistakes)[number]) {
  const yaml = `content/${file}.yaml`;
  const target = path.join(clone, yaml);
  const text = await readFile(target, 'utf8');
  if (!text.includes(from)) throw new Error(`${yaml} does not contain "${from}".`);
  await writeFile(target, text.replace(from, to));
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: clone, encoding: 'utf8' });
  await writeFile(target, text);

  const found = new RegExp(`${yaml}:(\\d+): .+\\n    \\S.+`).exec(stdout + stderr)?.[0];
  if (status === 0 || !found) throw new Error(`${description}: not refused.\n${stdout}${stderr}`);
  console.log(`${description}:\n  ${found}`);
}
