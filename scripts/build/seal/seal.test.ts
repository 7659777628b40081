/** @jest-environment node */
import { createHash } from 'node:crypto';
import { sealPage } from './seal';
import { speculationRules } from './speculation-rules';

const page = `<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/>
<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>
<link rel="manifest" href="/manifest.webmanifest"/>
<link rel="preload" as="image" href="/photos/hero.avif"/>
<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>
<script src="/_next/static/chunks/a.js" async=""></script>
<script src="/_next/static/chunks/old.js" noModule=""></script>
<script type="application/ld+json">{"@type":"HousePainter"}</script>
<script>first()</script>
</head><body><!--$--><main>It&#x27;s &amp; text</main><!--/$--><svg><path d="M0 0"></path></svg>
<script>second([1,"<p>"])</script>
<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>
</body></html>`;

const css = `@font-face{font-family:Body;src:url(../media/font.woff2)}
main{font-family:Body;background:url("data:image/svg+xml,<svg/>")}
:focus-visible{outline:2px solid}
.elsewhere{color:red}
.hover\\:toast:hover{color:red}
`;

const files: Record<string, string> = {
  '/_next/static/chunks/a.css': css,
  '/_next/static/chunks/b.js': 'load("static/chunks/late.js")',
  '/_next/static/chunks/late.js': 'show({className:`${base} hover:toast`})',
};
const read = (address: string) => Promise.resolve(files[address.replace('/painting', '')] ?? '');

async function sealed() {
  return sealPage(page, 'load()', read, { basePath: '', formEndpoint: 'https://forms.example.com/f/1' });
}

it('leaves one script in the page: the loader, at its end', async () => {
  const { html } = await sealed();
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html).toMatch(/<script data-page-data="[^"]*">load\(\)<\/script><\/body><\/html>$/);
});

it('moves the inline scripts into a file that lists what to load after it', async () => {
  const { html, script } = await sealed();
  expect(script.text).toBe(
    'first();\nsecond([1,"<p>"]);\n' +
      'document.currentScript.dataset.files="/_next/static/chunks/a.js /_next/static/chunks/b.js"\n',
  );
  expect(script.name).toMatch(/^[0-9a-f]{12}\.js$/);
  expect(html).toContain(`data-page-data="/_next/static/page-data/${script.name}"`);
});

it('inlines the styles that the page and its scripts need, and disables the link', async () => {
  const { html } = await sealed();
  expect(html).toContain(
    '<style>@font-face{font-family:Body;src:url(/_next/static/media/font.woff2)}\n' +
      'main{font-family:Body;background:url("data:image/svg+xml,<svg/>")}\n' +
      ':focus-visible{outline:2px solid}\n' +
      '.hover\\:toast:hover{color:red}</style>' +
      '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled="">',
  );
});

it('preloads what Next preloads, except scripts', async () => {
  const { html } = await sealed();
  expect([...html.matchAll(/rel="preload".*?href="(.*?)"/g)].map(([, href]) => href)).toEqual([
    '/photos/hero.avif',
  ]);
});

it('leaves the rest of the page as it is', async () => {
  const { html } = await sealed();
  expect(html).toContain('<!DOCTYPE html><html lang="en-GB">');
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(html).toContain('<script type="application/ld+json">{"@type":"HousePainter"}</script>');
  expect(html).toContain("<!--$--><main>It's &amp; text</main><!--/$-->");
});

it('allows only what is in the page and what the site serves, from the start', async () => {
  const { html } = await sealed();
  const [, policy = ''] =
    html.match(/<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="(.*?)">/) ??
    [];
  const style = html.match(/<style>([^]*?)<\/style>/)?.[1] ?? '';
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hash('load()')} ${hash(speculationRules)}`,
    `style-src 'self' ${hash(style)}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self' https://forms.example.com/f/1",
    'form-action https://forms.example.com/f/1',
    "base-uri 'none'",
    "object-src 'none'",
  ]);
});

it('writes addresses with the path of the site', async () => {
  const site = { basePath: '/painting', formEndpoint: '/painting/enquiries' };
  const { html, script } = await sealPage(page, 'load()', read, site);
  expect(html).toContain(`data-page-data="/painting/_next/static/page-data/${script.name}"`);
  expect(html).toContain('url(/painting/_next/static/media/font.woff2)');
  expect(html).toContain("connect-src 'self'; form-action 'self';");
});
