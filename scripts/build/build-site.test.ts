/** @jest-environment node */
import childProcess, { ChildProcess, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { generatedDirectoryOf } from '@/lib/content/directory';
import { buildSite } from './build-site';

jest.mock('./prepare', () => ({ prepare: jest.fn() }));

/* The build that owners publish. The browser tests see previews only. */

const directory = '.cache/test-site';
let content: string;
beforeAll(() => {
  content = mkdtempSync(`${tmpdir()}/content-`);
  cpSync('e2e/fixtures/content', content, { recursive: true });
  const business = readFileSync(`${content}/business.yaml`, 'utf8');
  writeFileSync(`${content}/business.yaml`, business.replace(/^repository: .*\n/m, ''));
});
afterAll(() => {
  for (const path of [content, generatedDirectoryOf(content), directory]) rmSync(path, { recursive: true });
});

/** Calls a function of build-site.ts in a process of its own, like `npm run build`. */
function run(name: 'buildSite' | 'writeSite', settings: Record<string, string>) {
  const script = `void require('./scripts/build/build-site').${name}('${directory}')`;
  const { status, stderr } = spawnSync(process.execPath, [require.resolve('tsx/cli'), '--eval', script], {
    // NODE_ENV as a shell may have it for other programs.
    env: { ...process.env, CONTENT_DIRECTORY: content, NODE_ENV: 'development', ...settings },
    encoding: 'utf8',
  });
  expect(stderr).not.toMatch(/error/i);
  expect(status).toBe(0);
}

it('posts enquiries to the form service of the content, and has the editor only with a repository', () => {
  run('buildSite', { FORM_ENDPOINT: '', REPOSITORY: '' });
  // Previews and builds of other content keep theirs.
  const generated = ['export', 'fonts', 'photos.json', 'share-image.json'];
  expect(readdirSync(generatedDirectoryOf(content)).sort()).toEqual(generated);
  const page = readFileSync(`${directory}/contact.html`, 'utf8');
  expect(page).toContain('action="https://forms.example.org/tests"');
  expect(page).toContain("connect-src 'self' https://forms.example.org/tests;");
  expect(existsSync(`${directory}/admin.html`)).toBe(false);

  run('writeSite', { FORM_ENDPOINT: '', REPOSITORY: 'sam/website' });
  expect(existsSync(`${directory}/admin.html`)).toBe(true);
}, 300_000);

it('says that the system has ended `next build`, as it does when there is too little memory', async () => {
  const build = new ChildProcess();
  jest.spyOn(childProcess, 'spawn').mockReturnValue(build);
  setImmediate(() => build.emit('exit', null, 'SIGKILL'));
  await expect(buildSite(directory)).rejects.toThrow('`next build` was ended by SIGKILL');
});
