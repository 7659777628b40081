/** @jest-environment node */
import { sealPage } from './seal';

const page = `<!DOCTYPE html><html lang="en-GB"><head>
<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>
<link rel="preload" as="image" href="/photos/hero.avif"/>
<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>
<script src="/_next/static/chunks/a.js" async=""></script>
<script src="/_next/static/chunks/old.js" noModule=""></script>
<script type="application/ld+json">{"@type":"HousePainter"}</script>
<script>first()</script>
</head><body><!--$--><main>It&#x27;s &amp; text</main><!--/$-->
<script>second([1,"<p>"])</script>
<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>
</body></html>`;

const css = `@font-face{font-family:Body;src:url(../media/font.woff2)}
main{font-family:Body;background:url("data:image/svg+xml,<svg/>")}
.elsewhere{color:red}
`;

const files: Record<string, string> = { '/_next/static/chunks/a.css': css };
const read = (address: string) => Promise.resolve(files[address] ?? '');

async function sealed() {
  return sealPage(page, 'load()', read);
}

it('leaves one script in the page, the loader at its end', async () => {
  const { html } = await sealed();
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html).toMatch(/<script data-sources="[^"]*">load\(\)<\/script><\/body><\/html>$/);
});

it('tells the loader of a file with what stood in the page, and then of what was fetched, in order', async () => {
  const { html, script } = await sealed();
  expect(script.text).toBe('first();\nsecond([1,"<p>"])\n');
  expect(script.address).toMatch(/^\/_next\/static\/pages\/[0-9a-f]{12}\.js$/);
  expect(html).toContain(
    `data-sources="${script.address} /_next/static/chunks/a.js /_next/static/chunks/b.js"`,
  );
});

it('puts what the page needs of the style sheet into it, and leaves a link that is not fetched', async () => {
  const { html } = await sealed();
  expect(html).toContain(
    '<style>@font-face{font-family:Body;src:url(/_next/static/media/font.woff2)}\n' +
      'main{font-family:Body;background:url("data:image/svg+xml,<svg/>")}</style>' +
      '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled="">',
  );
});

it('has the first picture fetched, then the fonts of the style sheet, and no script', async () => {
  const { html } = await sealed();
  expect([...html.matchAll(/rel="preload".*?href="(.*?)"/g)].map(([, href]) => href)).toEqual([
    '/photos/hero.avif',
    '/_next/static/media/font.woff2',
  ]);
});

it('leaves the rest as it is', async () => {
  const { html } = await sealed();
  expect(html).toContain('<!DOCTYPE html><html lang="en-GB">');
  expect(html).toContain('<script type="application/ld+json">{"@type":"HousePainter"}</script>');
  expect(html).toContain("<!--$--><main>It's &amp; text</main><!--/$-->");
});
