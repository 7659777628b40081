/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { islands } from '@/components/islands/island';
import { bundle, writeScripts } from './write-scripts';

const directory = mkdtempSync(path.join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(directory, { recursive: true }));

it('replaces environment variables as Next does, and leaves out stylesheets', async () => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_PUBLIC_LABEL: 'Sam\'s "label"',
    'NEXT_PUBLIC_NO-IDENTIFIER': 'x',
    SECRET: 'secret',
  });
  const entry = path.join(directory, 'entry.ts');
  for (const name of ['a.css', 'a.module.css']) writeFileSync(path.join(directory, name), 'a {}');
  writeFileSync(
    entry,
    `import './a.css';
     import classes from './a.module.css';
     result = [process.env.NEXT_PUBLIC_LABEL, process.env.NODE_ENV, process.env.BASE_PATH, classes.a,
       process.env.SECRET, process.env.NEXT_PUBLIC_UNSET];`,
  );
  const { text } = await bundle(entry, '/painting');
  // Without Node.js's `process`.
  const context = { result: [] };
  runInNewContext(text, context);
  expect(Array.from(context.result)).toEqual([
    ...['Sam\'s "label"', 'production', '/painting'],
    ...[undefined, undefined, undefined, undefined],
  ]);
});

it('names the modules that each island needs at once, which are not those of other islands', async () => {
  const { urlsFor } = await writeScripts(directory, '/painting');
  for (const name of Object.keys(islands)) {
    const files = urlsFor(name).map((url) => url.replace('/painting/_next/static/', ''));
    for (const file of files) expect(existsSync(`${directory}/_next/static/${file}`)).toBe(true);
    const names = files.map((file) => file.replace(/-\w+\.js$/, ''));
    expect(names.filter((name) => name !== 'chunk')).toEqual(['hydrate-islands', name]);
  }
});
