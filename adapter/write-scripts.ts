import path from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';

/** Hosts cache this directory immutably, so names contain hashes. */
export const staticDirectory = '/_next/static';

/** The inline script, and of the modules that hydrate islands esbuild's metafile and, by island, the URLs. */
export type Scripts = { inline: string; urlsFor: (island: string) => string[]; metafile: Metafile };

/** Bundles the inline script, and writes the modules that hydrate islands. */
export async function writeScripts(directory: string, basePath: string): Promise<Scripts> {
  const { text: inline } = await bundle('browser/inline-script.ts', basePath);
  const { metafile } = await bundle('browser/hydrate-islands.tsx', basePath, {
    format: 'esm',
    splitting: true,
    outdir: path.resolve(directory, `.${staticDirectory}`),
    entryNames: '[name]-[hash]',
    // V8 compiles off the main thread, which has 40% less work: https://v8.dev/blog/explicit-compile-hints
    banner: { js: '//# allFunctionsCalledOnLoad' },
    write: true,
  });
  const outputs = Object.entries(metafile.outputs);
  // First the module that hydrates islands, then what it needs for this one.
  const urlsFor = (island: string) => {
    const modules = ['hydrate-islands', island].flatMap((name) =>
      outputs.filter(([, { entryPoint = '' }]) => path.parse(entryPoint).name === name),
    );
    const files = modules.flatMap(([file, { imports }]) => [
      file,
      ...imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
    ]);
    return Array.from(new Set(files), (file) => `${basePath}${staticDirectory}/${path.basename(file)}`);
  };
  return { inline, urlsFor, metafile };
}

/** Bundles and minifies a script. Replaces environment variables, as Next does (next.config.ts). */
export async function bundle(entry: string, basePath: string, options?: Omit<BuildOptions, 'metafile'>) {
  const variables = Object.entries(process.env).filter(([name]) => /^NEXT_PUBLIC_\w+$/.test(name));
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    target: 'es2022',
    define: {
      'process.env': '{}',
      'process.env.BASE_PATH': JSON.stringify(basePath),
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(variables.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])),
    },
    // Next has put the styles into the pages.
    loader: { '.css': 'empty', '.module.css': 'empty' },
    write: false,
    metafile: true,
    ...options,
  });
  return { text: outputFiles?.[0]?.text.trim() ?? '', metafile };
}
