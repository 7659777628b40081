import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build, type Metafile } from 'esbuild';
import { listFiles } from '../utils/files';

/** Where Next writes the client modules of each page: those for the browser that its server components import. */
const serverDirectory = '.next/server/app';
const manifest = /^(.*?)\/?page_client-reference-manifest\.js$/;

/** The record of islands. */
const islandsFile = 'components/islands/islands.ts';

/** Next's own, which no published page needs, and the error pages of the development server. */
const ofNext = /^node_modules\/next\/|^app\/(global-)?error\.tsx$/;
const nextScript = /^node_modules\/next\/.*\/client\/script\.js$/;

/**
 * Throws an error if a page has a component for the browser that no island hydrates: in `npm run dev`, where Next hydrates everything, it
 * works, and in the published page it would do nothing.
 *
 * @param hydrated what esbuild says of the script that hydrates pages
 */
export async function checkHydration(hydrated: Metafile): Promise<void> {
  const islands = hydrated.inputs[islandsFile]?.imports.map(({ path }) => path);
  if (!islands) throw new Error(`The script that hydrates pages does not import ${islandsFile}.`);
  const pagesByModule = new Map<string, string[]>();
  for (const file of listFiles(serverDirectory)) {
    const [, route] = manifest.exec(file) ?? [];
    if (route === undefined) continue;
    for (const name of readClientModules(`${serverDirectory}/${file}`)) {
      if ((ofNext.test(name) && !nextScript.test(name)) || islands.includes(name)) continue;
      pagesByModule.set(name, [...(pagesByModule.get(name) ?? []), `/${route}`]);
    }
  }
  const problems = findRenderedDirectly(islands);
  for (const [name, pages] of pagesByModule) {
    const isScript = nextScript.test(name);
    const isOfPackage = name.startsWith('node_modules/') && !isScript;
    if (isOfPackage && !(await isInteractive(name))) continue;
    problems.push(`  ${isScript ? 'next/script' : name}, in ${pages.join(', ')}`);
  }
  if (problems.length === 0) return;
  throw new Error(
    `In a published page, these would do nothing: React hydrates only islands.\n\n${problems.join('\n')}\n\n` +
      `Add a component of yours to ${islandsFile}, and render it with <Island> ("Add something that moves" in CONTRIBUTING.md). Leave next/script out. ` +
      `If a component needs no browser, remove its 'use client'.`,
  );
}

/** Finds components of islands that another file than their record imports, and so renders without <Island>. */
function findRenderedDirectly(islands: string[]): string[] {
  const files = ['app', 'components'].flatMap((directory) =>
    listFiles(directory).map((file) => `${directory}/${file}`),
  );
  const sources = files.filter((file) => /(?<!\.test)\.tsx$/.test(file) && file !== islandsFile);
  return sources.flatMap((file) => {
    const imported = [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]* from '(.*)';$/gm)];
    const modules = imported.map(([, name = '']) =>
      name.startsWith('@/') ? name.slice(2) : path.posix.join(path.dirname(file), name),
    );
    const direct = islands.filter((island) => modules.includes(island.replace(/\.tsx$/, '')));
    return direct.map((island) => `  ${island}, imported by ${file} without <Island>`);
  });
}

/** The client modules in a manifest of Next's, relative to the project, without what follows their names. */
function readClientModules(file: string): string[] {
  const context = createContext({});
  runInContext(readFileSync(file, 'utf8'), context);
  const [page]: { clientModules: object }[] = Object.values(context.__RSC_MANIFEST);
  return Object.keys(page?.clientModules ?? {}).map((name) => name.replace(/^\[project\]\/| <.*>$/g, ''));
}

/** Whether a module of a package, or one that it imports, uses what needs hydration. An icon of Lucide's is a client component, and does not. */
async function isInteractive(name: string): Promise<boolean> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(name)],
    bundle: true,
    external: ['react', 'react-dom', 'next'],
    format: 'esm',
    write: false,
  });
  return /\buse(State|Reducer|Effect|LayoutEffect|SyncExternalStore|ActionState|Transition)\b/.test(
    outputFiles[0]?.text ?? '',
  );
}
