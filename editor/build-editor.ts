import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Business } from '@/lib/content/schema';
import { contentDirectory } from '@/lib/content/directories';
import { editorConfiguration } from './configuration';
import { iconExports } from '@/lib/content/icon-exports';
import { remove } from '@/scripts/lib/files';
import { findSampleEntries } from '@/scripts/sample/sample';
import { hashSource } from '@/scripts/build-site/content-security-policy';
import type { EditorSettings } from './browser/editor';

const entryPoint = 'editor/browser/editor.ts';

/** Where the files of the editor go. Hosts cache this directory immutably, so names contain hashes. */
const editorDirectory = '/_next/static/editor';

/** What the page says until the editor starts: for good where it cannot load, and in browsers that are too old for it. */
const loadingMessage =
  'The editor is loading. If nothing appears within a minute, reload this page. If that does not help, switch off what blocks scripts, ' +
  'or open the page in the newest version of Chrome, Edge, Firefox or Safari.';

/** The policy of the editor's page: requests only to the site itself and to GitHub. Sveltia's scripts add styles. */
const policy = (inlineScript: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${hashSource(inlineScript)}`,
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https://avatars.githubusercontent.com",
    "font-src 'self'",
    "manifest-src 'self' blob:",
    "connect-src 'self' blob: data: https://api.github.com",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');

/** Bundles the names of the icons, which the schema otherwise reads from a file. */
const withIconExports: Plugin = {
  name: 'icon-exports',
  setup({ onLoad }) {
    const contents = `export const iconExports = new Map(${JSON.stringify([...iconExports])});`;
    onLoad({ filter: /\bicon-exports\.ts$/ }, () => ({ contents }));
  },
};

/** Replaces what Sveltia says above every message about a Save that has failed, such as that of a field with a mistake. */
const withTrueWords: Plugin = {
  name: 'true-words',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const contents = source.replace(
        'There was an error while saving the entry. Please try again later.',
        'This has not been saved.',
      );
      if (contents === source) throw new Error('Sveltia has other words for a Save that has failed.');
      return { contents };
    });
  },
};

/**
 * Bundles the editor, Sveltia CMS, and writes its page, `admin.html`. The page derives the URL of its script from its own, /admin
 * or /admin/. So it works even when the site has moved to another domain, and the owner can correct its address there.
 */
export async function buildEditor(directory: string, business: Business): Promise<void> {
  const logo = `data:image/svg+xml,${encodeURIComponent(await readFile('app/icon.svg', 'utf8'))}`;
  const settings: EditorSettings = {
    config: { ...editorConfiguration(business), logo: { src: logo } },
    repository: business.repository,
    contentDirectory: contentDirectory,
    sample: findSampleEntries(contentDirectory),
  };
  const target = path.join(directory, editorDirectory);
  // In development, there may be files of an earlier version.
  await remove(target);
  const { metafile } = await build({
    entryPoints: [entryPoint],
    inject: ['editor/browser/older-browsers.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    // For what the content does not have: code fields, maps and SVG files.
    external: ['@shikijs/*', 'leaflet', 'terra-draw', 'svgo'],
    outdir: target,
    plugins: [withIconExports, withTrueWords],
    entryNames: 'editor-[hash]',
    // As in Sveltia's package, where chunks look for `../assets/`.
    chunkNames: 'chunks/[name]-[hash]',
    metafile: true,
  });
  // Fonts, and decoders and encoders of image formats. Their names have hashes already.
  const assets = path.join(path.dirname(require.resolve('@sveltia/cms')), 'assets');
  await cp(assets, path.join(target, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  const entry = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entryPoint);
  if (!entry) throw new Error('esbuild has written no script for the editor.');
  const address = `${editorDirectory}/${path.basename(entry[0])}`;
  // The editor needs both, and browsers of the last two years have them. What else some of these lack, older-browsers.ts adds.
  const script = `if (Promise.withResolvers && URL.canParse) import(location.pathname.replace(/\\/admin(\\.html|\\/(index\\.html)?)?$/, '${address}'))`;
  await writeFile(
    path.join(directory, 'admin.html'),
    `<!DOCTYPE html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy(script)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Editor</title>
    <style>
      :root { color-scheme: light dark }
      body { display: flex; flex-direction: column; height: 100dvh; margin: 0 }
      [role='status'] { margin: 0; max-height: 30dvh; overflow: auto; white-space: pre-line; font: 0.875rem/1.5 system-ui }
      [role='status']:not(:empty) { padding: 0.5rem 1rem }
      #nc-root { position: relative; flex: 1 }
      /* Phones zoom into fields with smaller text. */
      @media (pointer: coarse) { input, textarea, select, [contenteditable] { font-size: 1rem !important } }
    </style>
    <script type="application/json" id="settings">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>
  </head>
  <body>
    <p role="status">${loadingMessage}</p>
    <div id="nc-root"></div>
    <script>${script}</script>
  </body>
</html>
`,
  );
}
