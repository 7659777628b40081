/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generatedDirectoryFor } from '@/lib/content/directories';
import { listFiles } from '../lib/files';

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
  for (const made of [content, generatedDirectoryFor(content), directory]) rmSync(made, { recursive: true });
});

/** Calls a function of build-site.ts in a process of its own, like `npm run build`. */
function run(name: 'buildSite' | 'writeSite', origin: string) {
  const script = `void require('./scripts/build-site/build-site').${name}('${directory}')`;
  const { status, stderr } = spawnSync(process.execPath, [require.resolve('tsx/cli'), '--eval', script], {
    env: {
      ...process.env,
      CONTENT_DIRECTORY: content,
      FORM_ENDPOINT: '',
      // As a shell may have it for other programs.
      NODE_ENV: 'development',
      // Overrides the remote of this clone.
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'remote.origin.url',
      GIT_CONFIG_VALUE_0: origin,
    },
    encoding: 'utf8',
  });
  expect(stderr).not.toMatch(/error/i);
  expect(status).toBe(0);
}

/** The files that scripts refer to by a path from their own. */
const filesOfScripts = (folder: string) =>
  listFiles(folder)
    .filter((script) => script.endsWith('.js'))
    .flatMap((script) => {
      const text = readFileSync(`${folder}/${script}`, 'utf8');
      const paths = [...text.matchAll(/new URL\(["`]([\w./-]+)["`],\s*import\.meta\.url\)/g)];
      return paths.map(([, file = '']) => path.join(folder, path.dirname(script), file));
    });

it('posts enquiries to the form service of the content, and has the editor only in a clone from GitHub', () => {
  run('buildSite', 'https://gitlab.com/sam/website');
  // Previews and builds of other content keep theirs.
  const generated = ['export', 'fonts', 'photos.json', 'share-image.json'];
  expect(readdirSync(generatedDirectoryFor(content)).sort()).toEqual(generated);
  const page = readFileSync(`${directory}/contact.html`, 'utf8');
  expect(page).toContain('action="https://forms.example.org/tests"');
  expect(page).toContain("connect-src 'self' https://forms.example.org/tests;");
  expect(existsSync(`${directory}/admin.html`)).toBe(false);

  run('writeSite', 'https://github.com/sam/website');
  expect(readFileSync(`${directory}/admin.html`, 'utf8')).toContain('"repository":"sam/website"');
  // Sveltia's encoders and fonts are where its scripts look for them.
  const files = filesOfScripts(`${directory}/_next/static/editor`);
  expect(files).toContainEqual(expect.stringMatching(/webp_enc_simd-.*wasm$/));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
}, 300_000);
