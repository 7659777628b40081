import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { Metafile } from 'esbuild';
import { listFiles } from '@/lib/files';

/** The files in which Next lists the client modules that each page imports. */
const manifestFile = /^(.*?)\/?page_client-reference-manifest\.js$/;

/** The file that lists the components of islands. */
const islandsFile = 'components/islands/island.tsx';

/** Modules that no published page needs: Next's own, except next/script, and the error page of `next dev`. */
const unneeded = /^node_modules\/next\/(?!.*\/client\/script\.js$)|^app\/global-error\.tsx$/;

/** Client components that work without hydration: icons, and links that mark the current page. */
const withoutHydration = /^node_modules\/lucide-react\/|^components\/layout\/navigation-link\.tsx$/;

/** What only Next's own scripts have: its modules, and the class names of CSS modules. */
const onlyInNext = /(^|\/)node_modules\/next\/|\.module\.css$/;

/** The module of `import … from`, `export … from`, `import '…'` and `import('…')`; and imports of types. */
const importedModule = /\b(?:from|import)\b[\s(]*(['"`])(.+?)\1/g;
const typeImport = /^(import|export) type [^;]*;/gm;

/**
 * Checks that islands hydrate every client component. In `next dev`, which hydrates everything, all work.
 *
 * @param serverDirectory where `next build` writes its manifests
 * @param projectPath the path of the project in its repository, with which Next's names of modules begin
 * @param hydrated esbuild's metafile of the script that hydrates pages
 * @throws Error that lists what would not work in the published page
 */
export function checkIslands(serverDirectory: string, projectPath: string, hydrated: Metafile): void {
  const islands = hydrated.inputs[islandsFile]?.imports.map(({ path }) => path);
  if (!islands) throw new Error(`The script that hydrates pages does not import ${islandsFile}.`);
  const problems = [...findRenderedDirectly(islands), ...findImportsOfNext(hydrated)];
  for (const [name, pages] of findClientModules(serverDirectory, projectPath)) {
    if (islands.includes(name) || withoutHydration.test(name) || unneeded.test(name)) continue;
    problems.push(`  ${name.replace(/^node_modules\/next\/.*/, 'next/script')}, in ${pages.join(', ')}`);
  }
  if (problems.length === 0) return;
  throw new Error(
    `In a published page, these would not work: React hydrates only islands, without Next's scripts.\n\n${problems.join('\n')}\n\n` +
      `Add a component of yours to ${islandsFile}, and render it with <Island> ("Add something that moves" in CONTRIBUTING.md). ` +
      `If a component needs no browser, remove its 'use client'; if that of a package does not, add the package to adapter/check-islands.ts. ` +
      'Leave next/script out, and packages that bring it, such as @next/third-parties: a map is an <iframe>. ' +
      "In an island, write <a> and <img> instead of Next's components, and a plain stylesheet instead of a CSS module.",
  );
}

/** Finds components of islands that files other than `islandsFile` import, and so render without <Island>. */
function findRenderedDirectly(islands: string[]): string[] {
  const files = ['app', 'components'].flatMap((directory) =>
    listFiles(directory).map((file) => `${directory}/${file}`),
  );
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && file !== islandsFile);
  return sources.flatMap((file) => {
    const imports = readFileSync(file, 'utf8').replace(typeImport, '').matchAll(importedModule);
    const modules = Array.from(imports, ([, , name = '']) =>
      name.startsWith('@/') ? name.slice(2) : path.posix.join(path.dirname(file), name),
    );
    const direct = islands.filter((island) => modules.includes(island.replace(/\.tsx$/, '')));
    return direct.map((island) => `  ${island}, imported by ${file} without <Island>`);
  });
}

/** Finds imports, in islands and their packages, of what only Next's own scripts have. */
function findImportsOfNext({ inputs }: Metafile): string[] {
  const files = Object.entries(inputs).filter(([file]) => !onlyInNext.test(file));
  return files.flatMap(([file, { imports }]) => {
    const unusable = imports.filter(({ path }) => onlyInNext.test(path));
    return unusable.map(({ path, original = path }) => `  ${original}, imported by ${file} in an island`);
  });
}

/** Maps the path of each client module in the project to the addresses of the pages that import it. */
function findClientModules(directory: string, projectPath: string): Map<string, string[]> {
  const pagesByModule = new Map<string, string[]>();
  for (const file of listFiles(directory)) {
    const [, route] = manifestFile.exec(file) ?? [];
    if (route === undefined) continue;
    const context = createContext({});
    runInContext(readFileSync(path.join(directory, file), 'utf8'), context);
    const [page]: { clientModules: object }[] = Object.values(context.__RSC_MANIFEST);
    for (const key of Object.keys(page?.clientModules ?? {})) {
      const inProject = path.posix.relative(projectPath, key.replace(/^\[project\]\/| <.*>$/g, ''));
      // Only the path from node_modules on: pnpm and monorepos keep packages in other places.
      const name = inProject.replace(/^.*\bnode_modules\//, 'node_modules/');
      const pages = pagesByModule.get(name) ?? [];
      pagesByModule.set(name, pages.includes(`/${route}`) ? pages : [...pages, `/${route}`]);
    }
  }
  return pagesByModule;
}
