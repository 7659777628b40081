/** @jest-environment node */
import childProcess from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

/* The build that owners publish, of the business of the browser tests: those see previews only. */

const directory = '.cache/test-site';
let content: string;
beforeAll(() => {
  content = mkdtempSync(`${tmpdir()}/content-`);
  cpSync('e2e/fixtures/content', content, { recursive: true });
  const business = readFileSync(`${content}/business.yaml`, 'utf8');
  writeFileSync(`${content}/business.yaml`, business.replace(/^repository: .*\n/m, ''));
  const settings = { CONTENT_DIRECTORY: content, FORM_ENDPOINT: '', REPOSITORY: '' };
  // NODE_ENV as a shell may have it for another program.
  Object.assign(process.env, { ...settings, NODE_ENV: 'development' });
});
afterAll(() => [content, directory].forEach((folder) => rmSync(folder, { recursive: true })));

it('posts enquiries to the form service of the content, and has the editor only with a repository', async () => {
  const { buildSite } = await import('./build-site');
  await buildSite(directory);
  const page = readFileSync(`${directory}/contact.html`, 'utf8');
  expect(page).toContain('action="https://forms.example.org/tests"');
  expect(page).toContain("connect-src 'self' https://forms.example.org/tests;");
  expect(existsSync(`${directory}/admin.html`)).toBe(false);

  process.env.REPOSITORY = 'sam/website';
  // Next's export is still there.
  const success = childProcess.spawnSync(process.execPath, ['--version']);
  jest.spyOn(childProcess, 'spawnSync').mockReturnValue(success);
  jest.resetModules();
  await (await import('./build-site')).buildSite(directory);
  expect(existsSync(`${directory}/admin.html`)).toBe(true);
}, 300_000);
