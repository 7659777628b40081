/** @jest-environment node */
import { load } from 'cheerio';
import { contentPolicy } from './content-security-policy';

/** The policy of a page, by the names of its directives. */
function policyOf(body: string) {
  const directives = contentPolicy(load(body), []).split('; ');
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/)));
}

it('allows only the site, if a page names no other', () => {
  const own =
    '<img src="/a.jpg" srcset="b.jpg 1x, /c.jpg 2x"><video src="film.mp4"></video><iframe></iframe>';
  expect(policyOf(`${own}<form method="post" action="/thanks"></form>`)).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'media-src': "'self'",
    'frame-src': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
  });
});

it.each([
  ['img-src', '<img src="https://a.example/b;c,d.png?e">', 'https://a.example'],
  ['img-src', '<img src="https://a.example/1"><img src="HTTPS://A.example:443/2">', 'https://a.example'],
  ['img-src', '<img src="data:image/png;base64,iVBORw0K//8="><img src="/https://a.example">', ''],
  [
    'img-src',
    '<img srcset="https://a.example/1,2 1x,https://b.example/3 2x">',
    'https://a.example https://b.example',
  ],
  ['img-src', '<picture><source srcset="https://a.example/b.avif"></picture>', 'https://a.example'],
  ['img-src', '<video poster="https://a.example/b.jpg"></video>', 'https://a.example'],
  ['media-src', '<video><source src="https://a.example/b.mp4"></video>', 'https://a.example'],
  ['media-src', '<audio src="http://localhost:8080/b.mp3"></audio>', 'http://localhost:8080'],
  ['frame-src', '<iframe src="https://Bücher.example/map"></iframe>', 'https://xn--bcher-kva.example'],
  // Either scheme: the page's own is not known.
  ['frame-src', '<iframe src="//a.example/map"></iframe>', 'http://a.example'],
  ['frame-src', '<iframe src="about:blank"></iframe><a href="https://a.example">A</a>', ''],
  ['connect-src', '<form method="post" action="https://a.example/b;c,d?to=sam"></form>', 'https://a.example'],
  ['connect-src', '<form action="https://a.example/search"></form>', ''],
  ['script-src', '<script src="https://a.example/b.js"></script>', ''],
])('derives %s from %s', (name, body, sources) => {
  const ownSources = policyOf('')[name];
  expect(policyOf(body)[name]).toBe([ownSources, sources].filter(Boolean).join(' '));
});
