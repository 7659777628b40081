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
    ['components/counter.tsx', 'next/script', 'node_modules/tabs.mjs']
      .map((name) => `  ${name}, in /, /services/wallpapering\n`)
      .join(''),
  );
});
