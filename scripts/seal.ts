import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultTreeAdapter as tree, parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Runs in the browser with the addresses of the scripts. As text: the compiler would add helpers of its own to code. */
const loader = `(sources) => {
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];
  const load = () => {
    for (const sign of signs) removeEventListener(sign, load);
    for (const src of sources.splice(0)) {
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
    }
  };
  for (const sign of signs) addEventListener(sign, load, { passive: true });
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  addEventListener('load', () => whenIdle(load, { timeout: 2000 }));
}`;

/**
 * Goes over every page of an export so that its scripts are fetched only after the page has loaded and the browser is
 * idle, or at the first sign of interaction. Until then everything works as it does without scripts.
 *
 * @param directory the export
 */
export async function seal(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    const page = path.join(directory, file);
    await writeFile(page, sealPage(await readFile(page, 'utf8')));
  }
}

/** Moves the scripts that a page fetches into a loader at its end. */
export function sealPage(html: string): string {
  const document = parse(html);
  const sources: string[] = [];

  for (const element of elementsOf(document)) {
    const { src, async, rel, as } = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    const isScript = element.tagName === 'script' && src !== undefined && async !== undefined;
    const isPreload = element.tagName === 'link' && rel === 'preload' && as === 'script';
    if (isScript) sources.push(src);
    if (isScript || isPreload) tree.detachNode(element);
  }

  const body = elementsOf(document).find(({ tagName }) => tagName === 'body');
  if (!body) throw new Error('A page of the export has no body.');
  const script = tree.createElement('script', body.namespaceURI, []);
  // `<` cannot stand in an address that Next makes, but in a script it could end the element.
  const addresses = JSON.stringify(sources).replaceAll('<', '\\u003c');
  tree.insertText(script, `(${loader})(${addresses});`);
  tree.appendChild(body, script);
  return serialize(document);
}

function elementsOf(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.flatMap((child) => (tree.isElementNode(child) ? [child, ...elementsOf(child)] : []));
}
