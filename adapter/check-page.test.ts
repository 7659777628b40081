/** @jest-environment node */
import { load } from 'cheerio';
import { otherSites } from '@/lib/other-sites';
import { checkPage, checkStyles } from './check-page';
import { contentPolicy } from './content-security-policy';

it.each([
  ["a page that waits for Next's scripts", '<template id="B:0"></template>', 'A part of it waits for Next'],
  ['an island with an id of useId', '<div data-island="form"><p id="_R_1_"></p></div>', 'useId'],
  [
    'a style attribute',
    '<p style="width:50%">Half</p>',
    'style attribute, which the policy of the page blocks: <p style',
  ],
  [
    'a map',
    '<iframe src="https://maps.example.org/norwich"></iframe>',
    'https://maps.example.org under frame-src',
  ],
  ['a video', '<video src="/film.mp4"></video>', 'under media-src'],
  [
    'a photo',
    '<img srcset="/a.avif 1x, https://photos.example.org/b 2x">',
    'https://photos.example.org under img-src',
  ],
  [
    'a stylesheet',
    '<link rel="stylesheet" href="https://fonts.example.org/css">',
    'https://fonts.example.org under style-src',
  ],
  ['an inline script', '<script>alert(1)</script>', 'would be left out: <script>alert(1)</script>'],
])('stops at %s', (_what, body, message) => {
  expect(() => checkPage(load(body))).toThrow(message);
});

it('stops at a file of another site in a stylesheet, unless the list of other sites has it', () => {
  const styles = '@font-face { src: url(https://fonts.example.org/a.woff2) }';
  expect(() => checkStyles(styles)).toThrow('https://fonts.example.org under font-src');
  otherSites['font-src'] = ['https://fonts.example.org'];
  checkStyles(styles);
  expect(contentPolicy([], [styles], [])).toContain("font-src 'self' https://fonts.example.org;");
});
