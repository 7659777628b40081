import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { isPublicFile } from '../is-public-file';
import { isForRouter, readNextPage, withAbsoluteUrls } from './next-output';
import { cssFor } from './page-css';
import { contentPolicy } from './policy';
import { speculationRules } from './speculation-rules';

/**
 * Where the page data goes: the inline scripts of a page, with what React hydrates from. Hosts cache this folder
 * immutably, so the names are hashes.
 */
const pageDataDirectory = '/_next/static/page-data';

/**
 * Makes V8 compile a script on another thread while it loads, which saves the main thread two fifths of its work:
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** The site that the pages belong to. */
type Site = {
  /** The path of the home page without a slash at the end: empty, or `/painting`. */
  basePath: string;
  /** Where the contact form sends enquiries: an address, or a path of this site. */
  formEndpoint: string;
};

/**
 * Rewrites every page of an export so that nothing delays its first paint: the styles that it needs are in it, and the scripts
 * are loaded after the paint by a small inline script. A policy in the page blocks everything else. Removes what only Next's
 * router would use.
 *
 * @param directory the export
 * @throws Error when Next's output is not as expected, with what has changed
 */
export async function postprocess(directory: string, site: Site): Promise<void> {
  const files = await filesToPublish(directory);
  const readAsset = (url: string) => readFile(path.join(directory, url.slice(site.basePath.length)), 'utf8');
  const inlineScript = await compileInlineScript();
  await mkdir(path.join(directory, pageDataDirectory), { recursive: true });

  for (const file of files.filter((name) => name.endsWith('.html') && !isPublicFile(name))) {
    const page = path.join(directory, file);
    const { html, pageData } = await processPage(await readFile(page, 'utf8'), inlineScript, readAsset, site);
    await writeFile(page, html);
    await writeFile(path.join(directory, pageData.path), pageData.text);
  }
  // The names keep Next's hashes: the added line is the same in every version.
  for (const file of files.filter((name) => /^_next\/static\/chunks\/.*\.js$/.test(name))) {
    const script = path.join(directory, file);
    await writeFile(script, compileHint + (await readFile(script, 'utf8')));
  }
}

/** Removes what is not to be published, and returns the paths of the other files, with slashes. */
async function filesToPublish(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) =>
    path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  const unused = files.filter((file) => !isPublicFile(file) && isForRouter(file, files));
  for (const file of unused) await rm(path.join(directory, file));

  // Inner directories come after those that they are in.
  for (const inner of entries
    .filter((entry) => entry.isDirectory())
    .map(pathOf)
    .reverse()) {
    const { length } = await readdir(path.join(directory, inner));
    if (length === 0) await rmdir(path.join(directory, inner));
  }
  return files.filter((file) => !unused.includes(file));
}

/** Bundles and minifies the inline script. */
async function compileInlineScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'inline-script.ts')],
    bundle: true,
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Processes one page.
 *
 * @param source the page as Next exported it
 * @param inlineScript the script that loads the others
 * @param readAsset returns the text of a stylesheet or script by its URL
 * @returns the page, and the file with what was inline in it
 */
async function processPage(
  source: string,
  inlineScript: string,
  readAsset: (url: string) => Promise<string>,
  { basePath, formEndpoint }: Site,
) {
  const { $, stylesheet, inlineScripts, externalScripts } = readNextPage(source, basePath);
  const files = JSON.stringify(externalScripts.join(' '));
  const text = [...inlineScripts, `document.currentScript.dataset.files=${files}\n`].join(';\n');
  const name = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const pageData = { path: `${pageDataDirectory}/${name}.js`, text };

  const css = withAbsoluteUrls(await readAsset(stylesheet), basePath);
  const styles = await cssFor($.html(), await readScripts(text, readAsset, basePath), css);
  // The link stays, disabled: React looks for it when it hydrates.
  $('link[rel=stylesheet]').attr('disabled', '').before($('<style>').text(styles));
  $('body').append(
    $('<script>')
      .attr('data-page-data', basePath + pageData.path)
      .text(inlineScript),
  );
  const policy = contentPolicy([inlineScript, speculationRules], [styles], formEndpoint);
  $('meta[charset]').after($('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content: policy }));
  return { html: $.html(), pageData };
}

/**
 * Reads all scripts that a script can load, directly or through others.
 *
 * @param text the text of the script
 * @param readAsset returns the text of a script by its URL
 * @returns their texts, joined
 */
async function readScripts(
  text: string,
  readAsset: (url: string) => Promise<string>,
  basePath: string,
): Promise<string> {
  const texts = new Map<string, string>();
  const read = async (parent: string) => {
    for (const [name] of parent.matchAll(/static\/chunks\/[^\s"'`\\]+\.js/g)) {
      if (texts.has(name)) continue;
      const child = await readAsset(`${basePath}/_next/${name}`);
      texts.set(name, child);
      await read(child);
    }
  };
  await read(text);
  return [...texts.values()].join('\n');
}
