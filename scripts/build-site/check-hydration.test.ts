/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { checkHydration } from './check-hydration';

setUpTemporaryContent();

it('stops at what needs hydration outside islands, and names its pages', async () => {
  mkdirSync('node_modules');
  writeFileSync('node_modules/icon.mjs', "'use client'; export const Icon = () => null;");
  writeFileSync('node_modules/tabs.mjs', "export * from './state.mjs';");
  writeFileSync('node_modules/state.mjs', "import { useState } from 'react'; export const Tabs = useState;");
  // One whose hooks are in another package.
  mkdirSync('node_modules/hooks');
  writeFileSync('node_modules/hooks/index.js', "export { useState as useHook } from 'react';");
  writeFileSync('node_modules/toggle.mjs', "import { useHook } from 'hooks'; export const Toggle = useHook;");
  for (const directory of ['app', 'components']) mkdirSync(directory);
  writeFileSync('components/page.tsx', "import {\n  Form,\n} from './form';\n");
  const accepted = [
    'node_modules/next/dist/esm/client/components/layout-router.js <module evaluation>',
    'app/error.tsx',
    'components/form.tsx',
    'node_modules/icon.mjs',
  ];
  const refused = [
    'components/counter.tsx',
    'node_modules/next/dist/client/script.js',
    'node_modules/tabs.mjs',
    'node_modules/toggle.mjs',
  ];
  for (const page of ['', '/services/wallpapering']) {
    const modules = [...accepted, ...refused].map((name) => [`[project]/${name}`, { id: 1 }]);
    const manifest = JSON.stringify({ clientModules: Object.fromEntries(modules) });
    mkdirSync(`.next/server/app${page}`, { recursive: true });
    writeFileSync(
      `.next/server/app${page}/page_client-reference-manifest.js`,
      `globalThis.__RSC_MANIFEST = {}; globalThis.__RSC_MANIFEST["${page}/page"] = ${manifest};`,
    );
  }
  const imports = [{ path: 'components/form.tsx', kind: 'import-statement' as const }];
  const inputs = { 'components/islands/islands.ts': { bytes: 1, imports } };
  const error = await checkHydration({ inputs, outputs: {} }).catch(String);
  expect(/(^ {2}.*\n)+/m.exec(`${error}`)?.[0]).toBe(
    [
      '  components/form.tsx, imported by components/page.tsx without <Island>\n',
      ...['components/counter.tsx', 'next/script', 'node_modules/tabs.mjs', 'node_modules/toggle.mjs'].map(
        (name) => `  ${name}, in /, /services/wallpapering\n`,
      ),
    ].join(''),
  );
});
