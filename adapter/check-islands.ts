import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { Metafile } from 'esbuild';
import { listFiles } from '@/lib/files';

/** The files in which Next lists the client modules that each page imports. */
const manifestFile = /^(.*?)\/?page_client-reference-manifest\.js$/;

/** The record of islands. */
const islandsFile = 'components/islands/islands.ts';

/**
 * Next's own modules but next/script, which no published page needs, and the error page of the development
 * server.
 */
const unneeded = /^node_modules\/next\/(?!.*\/client\/script\.js$)|^app\/global-error\.tsx$/;

/** Client components that are the same without hydration: icons, and links that know the current page. */
const withoutHydration = /^node_modules\/lucide-react\/|^components\/layout\/navigation-link\.tsx$/;

/**
 * The module in `import … from`, `export … from`, `import '…'` and `import('…')`, and what is only a type.
 */
const importedModule = /\b(?:from|import)\b[\s(]*(['"`])(.+?)\1/g;
const typeImport = /^(import|export) type [^;]*;/gm;

/**
 * Throws an error if a page has a component for the browser that no island hydrates: with `next dev`, where
 * Next hydrates everything, it works, and in the published page it would do nothing.
 *
 * @param serverDirectory where `next build` has left its manifests
 * @param projectPath the path of the project in its repository, from which Next names modules
 * @param hydrated what esbuild says of the script that hydrates pages
 */
export function checkIslands(serverDirectory: string, projectPath: string, hydrated: Metafile): void {
  const islands = hydrated.inputs[islandsFile]?.imports.map(({ path }) => path);
  if (!islands) throw new Error(`The script that hydrates pages does not import ${islandsFile}.`);
  const problems = findRenderedDirectly(islands);
  for (const [name, pages] of findClientModules(serverDirectory, projectPath)) {
    if (islands.includes(name) || withoutHydration.test(name) || unneeded.test(name)) continue;
    problems.push(`  ${name.replace(/^node_modules\/next\/.*/, 'next/script')}, in ${pages.join(', ')}`);
  }
  if (problems.length === 0) return;
  throw new Error(
    `In a published page, these would do nothing: React hydrates only islands.\n\n${problems.join('\n')}\n\n` +
      `Add a component of yours to ${islandsFile}, and render it with <Island> ("Add something that moves" in CONTRIBUTING.md). Leave next/script out. ` +
      `If a component needs no browser, remove its 'use client'; if that of a package does not, add the package to adapter/check-islands.ts.`,
  );
}

/**
 * Finds components of islands that another file than their record imports, and so renders without <Island>.
 */
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

/**
 * The client modules of all pages, by their path in the project, with the addresses of the pages that have
 * them.
 */
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
      // Of a package, only its own path: pnpm's and those of a monorepo are in other places.
      const name = inProject.replace(/^.*\bnode_modules\//, 'node_modules/');
      const pages = pagesByModule.get(name) ?? [];
      pagesByModule.set(name, pages.includes(`/${route}`) ? pages : [...pages, `/${route}`]);
    }
  }
  return pagesByModule;
}
