/** @jest-environment node */
import { appendFileSync, cpSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { listFiles } from '@/lib/files';

const project = process.cwd();
setUpTemporaryContent();

it('bundles its scripts again when a source has changed, and leaves nothing of what was there', async () => {
  for (const name of ['editor', 'lib', 'app/icon.svg', 'package-lock.json', 'tsconfig.json'])
    cpSync(path.join(project, name), name, { recursive: true });
  cpSync(path.join(project, 'adapter/build-editor.ts'), 'adapter/build-editor.ts');
  symlinkSync(path.join(project, 'node_modules'), 'node_modules', 'junction');
  // esbuild keeps the working directory in which it was imported.
  const { buildEditor } = await import('./build-editor');
  const build = async () => {
    await buildEditor('site', 'ferris/website', false);
    return listFiles('site')
      .filter((file) => /[\\/]editor-\w+\.js$/.test(file))
      .map((file) => readFileSync(`site/${file}`, 'utf8').includes('has changed'));
  };
  expect(await build()).toEqual([false]);
  appendFileSync('editor/browser/editor.ts', "\nconsole.log('has changed');\n");
  expect(await build()).toEqual([true]);
});
