import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of a page. It allows the files of the site, inline scripts and styles by their hashes, and
 * the form's endpoint.
 *
 * @param scripts the text of each inline script, including those that it adds
 * @param formEndpoint an address, or a path of this site
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentPolicy(scripts: string[], styles: string[], formEndpoint: string): string {
  const endpoint = formEndpoint.startsWith('/') ? [] : [formatSource(formEndpoint)];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    // Without 'self', Lighthouse cannot fetch robots.txt.
    ["connect-src 'self'", ...endpoint].join(' '),
    "base-uri 'none'",
  ].join('; ');
}

/** An address in a policy, where semicolons and commas have a meaning, and queries are not allowed. */
function formatSource(address: string) {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/[;,]/g, encodeURIComponent);
}

/** Returns the source that allows one inline script or style in a policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
