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
    'styles that the policy of the page blocks: <p style',
  ],
  [
    'a map',
    '<iframe src="https://maps.example.org/norwich"></iframe>',
    "https://maps.example.org under 'frame-src'",
  ],
  ['an image in a data URL', '<img src="data:image/png;base64,AA==">', "write data: under 'img-src'"],
  ['a video', '<video src="/film.mp4"></video>', "write 'self' under 'media-src'"],
  [
    'a photo',
    '<img srcset="/a.avif 1x, https://photos.example.org/b 2x">',
    "https://photos.example.org under 'img-src'",
  ],
  [
    'a stylesheet',
    '<link rel="stylesheet" href="https://fonts.example.org/css">',
    "https://fonts.example.org under 'style-src'",
  ],
  ['an inline script', '<script>alert(1)</script>', 'would be left out: <script>alert(1)</script>'],
])('stops at %s', (_what, body, message) => {
  expect(() => checkPage(load(body))).toThrow(message);
});

it('names everything that is wrong with a page', () => {
  const page = load('<p style="width:50%"></p><p style="width:20%"></p><video src="/film.mp4"></video>');
  expect(() => checkPage(page)).toThrow(/width:50%.* and 1 more\n.*\n.*film\.mp4/);
});

it.each([
  ['@font-face { src: url(https://fonts.example.org/a.woff2) }', 'font-src'],
  ['@import "https://fonts.example.org/css";', 'style-src'],
  ['p { background: url("https://fonts.example.org/paper.png") }', 'img-src'],
])('stops at %s, unless the list of other sites has it', (styles, directive) => {
  expect(() => checkStyles(styles)).toThrow(`write https://fonts.example.org under '${directive}'`);
  otherSites[directive] = ['https://*.example.org'];
  checkStyles(styles);
  expect(contentPolicy([], [], [])).toContain(`${directive} 'self' https://*.example.org;`);
});

it.each(['https://maps.example.org.evil.test/', 'http://maps.example.org/', 'https://example.org/'])(
  'the list allows %s only if it has its host and protocol',
  (address) => {
    otherSites['frame-src'] = ['https://maps.example.org', 'https://*.example.org', 'data:'];
    for (const listed of ['https://maps.example.org/norwich', 'https://a.example.org/', 'data:text/html,'])
      checkPage(load(`<iframe src="${listed}"></iframe>`));
    expect(() => checkPage(load(`<iframe src="${address}"></iframe>`))).toThrow(`'frame-src'`);
  },
);
