/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Metafile } from 'esbuild';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { checkHydration } from './check-hydration';

setUpTemporaryContent();

/** What esbuild says of a script with the island `components/form.tsx`. */
const imports = [{ path: 'components/form.tsx', kind: 'import-statement' as const }];
const hydrated: Metafile = {
  inputs: { 'components/islands/islands.ts': { bytes: 1, imports } },
  outputs: {},
};

/** Writes what Next says of a page: which modules of its own, of the project and of packages are for the browser. */
function writeManifest(page: string, ...modules: string[]) {
  const directory = `.next/server/app${page}`;
  mkdirSync(directory, { recursive: true });
  const clientModules = Object.fromEntries(modules.map((name) => [`[project]/${name}`, { id: 1 }]));
  const text = `globalThis.__RSC_MANIFEST = {}; globalThis.__RSC_MANIFEST["${page}/page"] = ${JSON.stringify({ clientModules })};`;
  writeFileSync(`${directory}/page_client-reference-manifest.js`, text);
}

function writePackage(name: string, text: string) {
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(`node_modules/${name}`, text);
}

it('accepts islands, what Next adds to every page, and icons', async () => {
  writePackage('icon.mjs', "'use client'; export const Icon = () => null;");
  const ofNext = 'node_modules/next/dist/esm/client/components/layout-router.js <module evaluation>';
  writeManifest('', ofNext, 'app/error.tsx', 'components/form.tsx', 'node_modules/icon.mjs');
  await expect(checkHydration(hydrated)).resolves.toBeUndefined();
});

it.each([
  ['components/counter.tsx', '  components/counter.tsx, in /, /services/wallpapering\n'],
  ['node_modules/next/dist/client/script.js', '  next/script, in /, /services/wallpapering\n'],
  ['node_modules/tabs.mjs', '  node_modules/tabs.mjs, in /, /services/wallpapering\n'],
])('stops at %s, and names its pages', async (name, line) => {
  writePackage('tabs.mjs', "export * from './state.mjs';");
  writePackage('state.mjs', "import { useState } from 'react'; export const Tabs = () => useState(0)[0];");
  writeManifest('', 'components/form.tsx', name);
  writeManifest('/services/wallpapering', name);
  await expect(checkHydration(hydrated)).rejects.toThrow(line);
});
