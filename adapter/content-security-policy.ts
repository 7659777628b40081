import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of a page. It allows the files of the site, inline scripts by their hashes, and
 * requests to what the page's form posts to.
 *
 * @param scripts the text of each inline script
 * @param formEndpoints addresses, or paths of this site
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentPolicy(scripts: string[], formEndpoints: string[]): string {
  const endpoints = formEndpoints.filter((address) => /^https?:/.test(address)).map(formatSource);
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(hashForPolicy)],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    // Without 'self', Lighthouse cannot fetch robots.txt.
    ['connect-src', "'self'", ...endpoints],
    ['base-uri', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** An address in a policy, where semicolons and commas have a meaning, and queries are not allowed. */
function formatSource(address: string) {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/[;,]/g, encodeURIComponent);
}

/** Returns the source that allows one inline script in a policy. */
export function hashForPolicy(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
