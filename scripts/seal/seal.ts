import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { defaultTreeAdapter as tree, parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { cssFor, rebase, withoutFonts } from './page-css';
import { contentPolicy } from './policy';

/** Where the scripts go that stood in the pages; named by their content, as everything beside them is. */
const scriptDirectory = '/_next/static/pages';

/**
 * Makes the browser compile a script while it comes, on another thread, and not when its functions are first called,
 * which holds the visitor up (https://v8.dev/blog/explicit-compile-hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** What a page cannot tell of the site it belongs to. */
type Site = {
  /** The path of the home page without a slash at the end: empty, or `/painting`. */
  basePath: string;
  /** Where the contact form sends enquiries. */
  formEndpoint: string;
};

/**
 * Goes over every page of an export so that nothing stands between the visitor and the words: the styles are in the
 * page, and no script but a small loader is, which fetches the others when the page has been painted. Nothing else may
 * run in the page or be fetched by it.
 *
 * @param directory the export
 * @throws Error for a page that is not as Next makes them
 */
export async function seal(directory: string, site: Site): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  const read = (address: string) =>
    readFile(path.join(directory, address.slice(site.basePath.length)), 'utf8');
  const loader = await compileLoader();
  await mkdir(path.join(directory, scriptDirectory), { recursive: true });

  for (const file of files.filter((each) => /^_next.static.chunks.*\.js$/.test(each))) {
    const script = path.join(directory, file);
    await writeFile(script, compileHint + (await readFile(script, 'utf8')));
  }
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    const page = path.join(directory, file);
    const { html, script } = await sealPage(await readFile(page, 'utf8'), loader, read, site);
    await writeFile(page, html);
    await writeFile(path.join(directory, scriptDirectory, script.name), script.text);
  }
  for (const file of files.filter((each) => /^_next.static.chunks.*\.css$/.test(each))) {
    const sheet = path.join(directory, file);
    await writeFile(sheet, withoutFonts(await readFile(sheet, 'utf8')));
  }
}

/** The loader as it stands in the pages. */
async function compileLoader(): Promise<string> {
  const source = await readFile(path.join(__dirname, 'loader.ts'), 'utf8');
  const { code } = await transform(source, { loader: 'ts', format: 'iife', minify: true, target: 'es2020' });
  return code.trim();
}

/** Gives the text of a file of the export by its address. */
type Read = (address: string) => Promise<string>;

/**
 * Seals one page.
 *
 * @param loader the script that fetches the others
 * @returns the page, and the file that holds the scripts that stood in it
 */
export async function sealPage(source: string, loader: string, read: Read, site: Site) {
  const document = parse(source);
  const elements = elementsOf(document);
  const head = elements.find(({ tagName }) => tagName === 'head');
  const body = elements.find(({ tagName }) => tagName === 'body');
  if (!head || !body) throw new Error('A page of the export has no head or no body.');

  for (const element of elements) removeTransitionNames(element);
  removeManifest(elements);
  const css: string[] = [];
  for (const link of elements.filter(isStyleSheet)) css.push(await inlineStyleSheet(elements, link, read));
  preloadInOrder(elements, head, css.join(''));
  const script = moveScripts(elements, body, loader, site.basePath);
  addPolicy(head, contentPolicy([loader], css, site.formEndpoint));
  // What has no content needs no end; parse5 writes one for the shapes of SVG.
  const html = serialize(document).replace(/><\/(circle|line|path|rect)>/g, '/>');
  return { html, script };
}

/**
 * Puts what the page needs of a style sheet into the page. The link stays, disabled: by it React knows that the sheet is
 * there. The loader puts a new one beside it, because the browser would have the page wait for this one.
 *
 * @returns what it has put there
 */
async function inlineStyleSheet(elements: Tree.Element[], link: Tree.Element, read: Read) {
  const address = attribute(link, 'href') ?? '';
  const css = await cssFor(elements, rebase(await read(address), address));
  const style = tree.createElement('style', link.namespaceURI, []);
  tree.insertText(style, css);
  if (link.parentNode) tree.insertBefore(link.parentNode, style, link);
  link.attrs.push({ name: 'disabled', value: '' });
  return css;
}

/**
 * Has the page fetch its first picture and then both fonts before anything else. The picture goes first because the
 * fonts have stand-ins until they come; Next leaves the fonts out where nothing is found.
 */
function preloadInOrder(elements: Tree.Element[], head: Tree.Element, css: string) {
  const preloads = elements.filter((each) => attribute(each, 'rel') === 'preload');
  const images = preloads.filter((each) => attribute(each, 'as') === 'image');
  const fonts = [...new Set(css.match(/[^(]+\.woff2/g))].map((href) =>
    tree.createElement('link', head.namespaceURI, [
      { name: 'rel', value: 'preload' },
      { name: 'href', value: href },
      { name: 'as', value: 'font' },
      { name: 'type', value: 'font/woff2' },
      { name: 'crossorigin', value: '' },
    ]),
  );
  for (const preload of preloads) tree.detachNode(preload);
  const style = head.childNodes.find((each) => each.nodeName === 'style');
  for (const preload of [...images, ...fonts]) if (style) tree.insertBefore(head, preload, style);
}

/** Takes every script out of the page, but data, and puts the loader at its end, which fetches them and the styles. */
function moveScripts(elements: Tree.Element[], body: Tree.Element, loader: string, basePath: string) {
  const fetched: string[] = [];
  const inline: string[] = [];
  for (const element of elements) {
    const src = attribute(element, 'src');
    const isData = attribute(element, 'type') !== undefined;
    const isScript = element.tagName === 'script' && !isData;
    // What needs these has no modules, and cannot read the loader either: it shows the page as without scripts.
    const isForOldBrowsers = attribute(element, 'nomodule') !== undefined;
    if (isScript && !isForOldBrowsers) {
      if (src === undefined) inline.push(textOf(element));
      else fetched.push(src);
    }
    if (isScript) tree.detachNode(element);
    // The whole of it, for what the scripts show and the pages that they lead to.
    if (isStyleSheet(element)) fetched.push(attribute(element, 'href') ?? '');
  }

  // What stood in the page was there before what was fetched, and still is: this file has the loader fetch the others.
  const next = `document.currentScript.dataset.sources=${JSON.stringify(fetched.join(' '))}`;
  const text = `${[...inline, next].join(';\n')}\n`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const name = `${hash}.js`;
  const script = tree.createElement('script', body.namespaceURI, [
    { name: 'data-source', value: `${basePath}${scriptDirectory}/${name}` },
  ]);
  tree.insertText(script, loader);
  tree.appendChild(body, script);
  return { name, text };
}

/** React writes these for pages that come in parts, which these do not; HTML has no such attributes. */
function removeTransitionNames(element: Tree.Element) {
  element.attrs = element.attrs.filter(({ name }) => !name.startsWith('vt-'));
}

/** Phones need it when the page is kept, and React puts it back; in the page it is fetched among the first. */
function removeManifest(elements: Tree.Element[]) {
  const manifest = elements.find((each) => attribute(each, 'rel') === 'manifest');
  if (manifest) tree.detachNode(manifest);
}

/** Puts the policy into the head before anything it is about; only the character set, which Next puts first, is not. */
function addPolicy(head: Tree.Element, policy: string) {
  const meta = tree.createElement('meta', head.namespaceURI, [
    { name: 'http-equiv', value: 'Content-Security-Policy' },
    { name: 'content', value: policy },
  ]);
  const second = head.childNodes[1];
  if (second) tree.insertBefore(head, meta, second);
}

function isStyleSheet(element: Tree.Element) {
  return element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet';
}

function attribute(element: Tree.Element, name: string) {
  return element.attrs.find((each) => each.name === name)?.value;
}

function textOf(element: Tree.Element) {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function elementsOf(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.flatMap((child) => (tree.isElementNode(child) ? [child, ...elementsOf(child)] : []));
}
