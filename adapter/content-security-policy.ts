import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';

/**
 * Returns a page's Content Security Policy: the page may load the site's files, and from other sites the
 * images, videos and frames that its HTML names. Scripts may send requests to where its form does.
 *
 * @param scripts the text of each inline script
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentPolicy($: CheerioAPI, scripts: string[]): string {
  const directives = [
    // For what has no line of its own, such as fonts and documents.
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts.map(hashForPolicy)],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...originsOf($('img, picture source, video').get())],
    ['media-src', "'self'", ...originsOf($('video, video source, audio, audio source').get())],
    ['frame-src', "'self'", ...originsOf($('iframe').get())],
    // Without 'self', Lighthouse cannot fetch robots.txt.
    ['connect-src', "'self'", ...originsOf($('form[method=post]').get())],
    ['base-uri', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Returns the other sites that elements name. Not the addresses: a frame may go on to others of its site. */
function originsOf(elements: { attribs: Record<string, string> }[]) {
  const names = ['src', 'srcset', 'poster', 'action'];
  const values = elements.flatMap(({ attribs }) => names.map((name) => attribs[name]));
  const addresses = values.join(' ').match(/(?<![^\s,])(https?:)?\/\/[^\s,]+/gi) ?? [];
  // As a source, `http:` also allows `https:`.
  return new Set(addresses.map((address) => new URL(address, 'http://localhost').origin));
}

/** Returns the source expression that allows an inline script. */
export function hashForPolicy(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
