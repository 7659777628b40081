import { createHash } from 'node:crypto';

/**
 * Returns a page's Content Security Policy: it allows the site's files, inline scripts and form endpoints.
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

/** Formats an address for a policy, where `;` and `,` are separators and queries are not allowed. */
function formatSource(address: string) {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/[;,]/g, encodeURIComponent);
}

/** Returns the source expression that allows an inline script. */
export function hashForPolicy(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
