import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { listFiles, remove } from '../lib/files';
import { isRouterOnly, isNotFound, readNextPage, withAbsoluteUrls } from './next-output';
import { contentPolicy } from './content-security-policy';
import { speculationRules } from '@/browser/speculation-rules';

/** Where the inline scripts of a page go, with what React hydrates from. Hosts cache it immutably, so names are hashes. */
const pageDataDirectory = '/_next/static/page-data';

/**
 * Makes V8 compile a script on another thread while it loads, which saves the main thread two fifths of its work:
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

type Site = { basePath: string; formEndpoint: string };

/**
 * Turns Next's export into the published site. Nothing delays the first paint of a page: its stylesheet is inlined, and a small
 * inline script loads the other scripts after the paint. A policy in the page blocks everything else. Files that only Next's
 * router would request are left out.
 *
 * @param directory the directory for the site, which is emptied first
 * @throws Error with what has changed in Next's output
 */
export async function postprocess(exported: string, directory: string, site: Site): Promise<void> {
  const files = listFiles(exported);
  const scripts = {
    inline: await compileScript('inline-script.ts', site.basePath),
    beforeHydration: await compileScript('before-hydration.ts', site.basePath),
  };

  await remove(directory);
  await mkdir(path.join(directory, pageDataDirectory), { recursive: true });
  for (const file of files) {
    const source = path.join(exported, file);
    const target = path.join(directory, file);
    // Files of the owner stay as they are, such as one that proves to a search engine who owns the site.
    if (existsSync(path.join('public', file))) {
      await cp(source, target);
      continue;
    }
    if (isRouterOnly(file, files)) continue;
    if (file.endsWith('.html')) {
      const exportedPage = await readFile(source, 'utf8');
      if (isNotFound(exportedPage)) continue;
      const { html, pageData } = await processPage(exportedPage, exported, scripts, site);
      await writeFile(target, html);
      await writeFile(path.join(directory, pageData.path), pageData.text);
    } else if (/^_next\/static\/chunks\/.*\.js$/.test(file)) {
      await mkdir(path.dirname(target), { recursive: true });
      // The names keep Next's hashes: the added line is the same in every version.
      await writeFile(target, compileHint + (await readFile(source, 'utf8')));
    } else {
      await cp(source, target);
    }
  }
}

/** Bundles and minifies a script of ours. Like Next, it replaces `process.env.BASE_PATH` (next.config.ts). */
async function compileScript(name: string, basePath: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`browser/${name}`],
    bundle: true,
    minify: true,
    target: 'es2022',
    define: { 'process.env.BASE_PATH': JSON.stringify(basePath) },
    write: false,
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`esbuild has written nothing for ${name}.`);
  return script.text.trim();
}

/** Returns a page as it is published, and the file with its inline scripts. */
async function processPage(
  exportedPage: string,
  exported: string,
  scripts: { inline: string; beforeHydration: string },
  { basePath, formEndpoint }: Site,
) {
  const { $, stylesheet, inlineScripts, externalScripts } = readNextPage(exportedPage, basePath);
  const files = JSON.stringify(externalScripts.join(' '));
  const text = [
    scripts.beforeHydration,
    ...inlineScripts,
    `document.currentScript.dataset.files=${files}\n`,
  ].join(';\n');
  const name = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const pageData = { path: `${pageDataDirectory}/${name}.js`, text };

  const css = await readFile(path.join(exported, stylesheet.slice(basePath.length)), 'utf8');
  const styles = withAbsoluteUrls(css, basePath);
  // The link stays, disabled: React looks for it when it hydrates.
  $('link[rel=stylesheet]').attr('disabled', '').before($('<style>').text(styles));
  $('body').append(
    $('<script>')
      .attr('data-page-data', basePath + pageData.path)
      .text(scripts.inline),
  );
  const policy = contentPolicy([scripts.inline, speculationRules], [styles], formEndpoint);
  $('meta[charset]').after($('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content: policy }));
  return { html: $.html(), pageData };
}
