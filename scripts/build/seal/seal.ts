import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { build } from 'esbuild';
import { isPublicFile } from '../is-public-file';
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
 * Rewrites every page of an export so that nothing delays its first paint: the styles it needs are in the page, and
 * the scripts are loaded after the paint by a small loader. A policy in the page blocks everything else.
 *
 * @param directory the export
 */
export async function seal(directory: string, site: Site): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  const readAsset = (address: string) =>
    readFile(path.join(directory, address.slice(site.basePath.length)), 'utf8');
  const loader = await compileLoader();
  await mkdir(path.join(directory, pageDataDirectory), { recursive: true });

  for (const file of files.filter((each) => each.endsWith('.html') && !isPublicFile(each))) {
    const page = path.join(directory, file);
    const { html, script } = await sealPage(await readFile(page, 'utf8'), loader, readAsset, site);
    await writeFile(page, html);
    await writeFile(path.join(directory, pageDataDirectory, script.name), script.text);
  }
  // The names keep Next's hashes: the added line is the same in every version.
  for (const file of files.filter((each) => /_next.static.chunks.*\.js$/.test(each))) {
    const script = path.join(directory, file);
    await writeFile(script, compileHint + (await readFile(script, 'utf8')));
  }
}

/** Bundles and minifies the loader. */
async function compileLoader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'loader.ts')],
    bundle: true,
    minify: true,
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Seals one page.
 *
 * @param source the page as Next exported it
 * @param loader the script that loads the others
 * @param readAsset returns the text of a stylesheet or script by its URL
 * @returns the page, and the file with its inline scripts
 */
export async function sealPage(
  source: string,
  loader: string,
  readAsset: (address: string) => Promise<string>,
  site: Site,
) {
  const $ = load(source);
  const stylesheets = $('link[rel=stylesheet]');
  const addresses = stylesheets.get().map((link) => $(link).attr('href') ?? '');
  const script = takeScripts($);
  const scripts = await readScripts(script.text, readAsset, site.basePath);

  const styles = await Promise.all(
    addresses.map(async (address) => {
      // Next writes the URLs of fonts relative to the stylesheet.
      const css = (await readAsset(address)).replaceAll('url(../', `url(${site.basePath}/_next/static/`);
      return cssFor($.html(), scripts, css);
    }),
  );
  // The links stay, disabled: React looks for them when it hydrates.
  stylesheets
    .attr('disabled', '')
    .each((index, link) => void $(link).before($('<style>').text(styles[index] ?? '')));

  const pageData = `${site.basePath}${pageDataDirectory}/${script.name}`;
  $('body').append($('<script>').attr('data-page-data', pageData).text(loader));
  const policy = contentPolicy([loader, speculationRules], styles, site.formEndpoint);
  $('meta[charset]').after($('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content: policy }));
  return { html: $.html(), script };
}

/**
 * Removes all scripts except structured data from a page.
 *
 * @returns a file with the text of the inline scripts, which lists for the loader what to load after it
 */
function takeScripts($: CheerioAPI) {
  const scripts = $('script:not([type])').remove();
  $('link[rel=preload][as=script]').remove();
  const inline = scripts
    .not('[src]')
    .get()
    .map((script) => $(script).text());
  const external = scripts
    .filter('[src]:not([nomodule])')
    .get()
    .map((script) => $(script).attr('src'));

  const files = JSON.stringify(external.join(' '));
  const text = [...inline, `document.currentScript.dataset.files=${files}\n`].join(';\n');
  return { name: `${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`, text };
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
  readAsset: (address: string) => Promise<string>,
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
