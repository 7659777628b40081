/** @jest-environment node */
import { sealPage } from './seal';

const page = `<!DOCTYPE html><html lang="en-GB"><head>
<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>
<link rel="preload" as="font" href="/_next/static/media/font.woff2"/>
<script src="/_next/static/chunks/a.js" async=""></script>
<script src="/_next/static/chunks/old.js" noModule=""></script>
</head><body><!--$--><main>It&#x27;s &amp; text</main><!--/$-->
<script>self.__next_f.push([1,"<p>"])</script>
<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>
</body></html>`;

const sealed = sealPage(page);

it('leaves no script that is fetched with the page', () => {
  expect(sealed).not.toMatch(/<script[^>]* src="[^"]*[ab]\.js"/);
  expect(sealed).not.toContain('as="script"');
});

it('hands them to the loader at the end of the body, in their order', () => {
  const loader = sealed.slice(sealed.lastIndexOf('<script>'));
  expect(loader).toContain(
    '(["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]);</script></body></html>',
  );
});

it('leaves the rest as it is', () => {
  expect(sealed).toContain('<!DOCTYPE html><html lang="en-GB">');
  expect(sealed).toContain('as="font"');
  expect(sealed).toContain('<script src="/_next/static/chunks/old.js" nomodule="">');
  expect(sealed).toContain("<!--$--><main>It's &amp; text</main><!--/$-->");
  expect(sealed).toContain('<script>self.__next_f.push([1,"<p>"])</script>');
});
