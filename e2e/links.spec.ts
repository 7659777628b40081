import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, test } from '@playwright/test';
import { routes } from './test';

type Found = { from: string; address: string };

/** Everything that the pages name: links, pictures in all sizes, scripts, what is for phones and search engines. */
function addressesIn(html: string): string[] {
  const addresses: string[] = [];
  const walk = (node: Tree.ParentNode) => {
    for (const child of node.childNodes) {
      if (!tree.isElementNode(child)) continue;
      const value = (name: string) => child.attrs.find((each) => each.name === name)?.value;
      const sizes = [value('srcset'), value('imagesrcset')].flatMap(
        (list) => list?.split(', ').map((each) => each.split(' ')[0]) ?? [],
      );
      const isAddress = /^(og:(image|url)|twitter:image)$/.test(value('property') ?? value('name') ?? '');
      const content = isAddress ? value('content') : undefined;
      for (const each of [
        value('href'),
        value('src'),
        value('data-source'),
        value('action'),
        content,
        ...sizes,
      ]) {
        if (each !== undefined) addresses.push(each);
      }
      walk(child);
    }
  };
  walk(parse(html));
  return addresses;
}

test('every link, anchor and file that the pages name is there', async ({ request, baseURL }) => {
  const pages: Record<string, string> = {};
  for (const route of [...routes, '/no-such-page']) pages[route] = await (await request.get(route)).text();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const manifest = await (await request.get('/manifest.webmanifest')).text();

  const found: Found[] = [
    ...Object.entries(pages).flatMap(([from, html]) =>
      addressesIn(html).map((address) => ({ from, address })),
    ),
    ...[...sitemap.matchAll(/<(?:loc|image:loc)>(.*?)</g)].map(([, address = '']) => ({
      from: 'sitemap',
      address,
    })),
    ...[...manifest.matchAll(/"(?:src|start_url)":"(.*?)"/g)].map(([, address = '']) => ({
      from: 'manifest',
      address,
    })),
  ];
  expect(found.length).toBeGreaterThan(400);

  const site = 'https://www.example.com';
  const missing: Found[] = [];
  // The page for missing addresses is one of them, with its own status.
  const known = new Map(Object.keys(pages).map((route) => [route, true]));
  for (const { from, address } of found) {
    const url = new URL(address.replace(site, ''), `${baseURL}${from.startsWith('/') ? from : '/'}`);
    if (url.origin !== baseURL) continue;
    const file = url.pathname;
    if (!known.has(file)) known.set(file, file === '/enquiries' || (await request.head(file)).ok());
    const anchor = url.hash.slice(1);
    const isThere =
      known.get(file) && (!anchor || (pages[file] ?? '').includes(`id="${decodeURIComponent(anchor)}"`));
    if (!isThere) missing.push({ from, address });
  }
  expect(missing).toEqual([]);
});
