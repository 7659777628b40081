/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { checkIslands } from './check-islands';

setUpTemporaryContent();

/** An input in esbuild's metafile. */
const importing = (...imports: { path: string; original?: string }[]) => ({
  bytes: 1,
  imports: imports.map((module) => ({ ...module, kind: 'import-statement' as const })),
});

it('stops at what needs hydration outside islands or Next inside them, and names where', () => {
  for (const directory of ['app', 'components']) mkdirSync(directory);
  const uses = {
    imported: "import {\n  Form,\n} from './form';\n",
    exported: "export { Form as default } from '@/components/form';",
    later: "const Form = dynamic(() => import('./form'));",
    // An import of only a type, and another component.
    accepted: "import type { FormProps } from './form';\nimport { Form } from './other/form';",
  };
  for (const [name, source] of Object.entries(uses)) writeFileSync(`components/${name}.tsx`, source);
  writeFileSync('app/page.tsx', "import { Form } from '@/components/form';");
  const accepted = [
    'node_modules/next/dist/esm/client/components/layout-router.js <module evaluation>',
    'app/global-error.tsx',
    'components/layout/navigation-link.tsx',
    'components/form.tsx',
    'node_modules/lucide-react/dist/esm/Icon.mjs',
  ];
  const refused = [
    'components/counter.tsx',
    'node_modules/next/dist/client/script.js',
    'node_modules/tabs/index.mjs',
  ];
  // As pnpm installs packages in a monorepo.
  const pathOf = (name: string) =>
    name.startsWith('node_modules/') ? `node_modules/.pnpm/a@1/${name}` : `site/${name}`;
  for (const page of ['', '/services/wallpapering']) {
    const modules = [...accepted, ...refused].map((name) => [`[project]/${pathOf(name)}`, { id: 1 }]);
    const manifest = JSON.stringify({ clientModules: Object.fromEntries(modules) });
    mkdirSync(`.next/server/app${page}`, { recursive: true });
    writeFileSync(
      `.next/server/app${page}/page_client-reference-manifest.js`,
      `globalThis.__RSC_MANIFEST = {}; globalThis.__RSC_MANIFEST["${page}/page"] = ${manifest};`,
    );
  }
  const nextLink = '../node_modules/.pnpm/next@1/node_modules/next/link.js';
  const inputs = {
    'components/islands/island.tsx': importing({ path: 'components/form.tsx' }),
    'components/form.tsx': importing(
      { path: nextLink, original: 'next/link' },
      { path: 'components/form.module.css', original: './form.module.css' },
      { path: 'components/form.css', original: './form.css' },
      { path: 'node_modules/next-themes/index.mjs', original: 'next-themes' },
    ),
    [nextLink]: importing({ path: '../node_modules/.pnpm/next@1/node_modules/next/dist/client/link.js' }),
  };
  let message = '';
  try {
    checkIslands('.next/server/app', 'site', { inputs, outputs: {} });
  } catch (error) {
    message = String(error);
  }
  expect(/(^ {2}.*\n)+/m.exec(message)?.[0]).toBe(
    [
      ...['app/page', 'components/exported', 'components/imported', 'components/later'].map(
        (name) => `  components/form.tsx, imported by ${name}.tsx without <Island>\n`,
      ),
      ...['next/link', './form.module.css'].map(
        (name) => `  ${name}, imported by components/form.tsx in an island\n`,
      ),
      ...['components/counter.tsx', 'next/script', 'node_modules/tabs/index.mjs'].map(
        (name) => `  ${name}, in /, /services/wallpapering\n`,
      ),
    ].join(''),
  );
});
