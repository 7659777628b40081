import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of a page: nothing but what the site brings itself, no script or style in the page but
 * those that are in it now, and no address to send anything to but the form's. It stands in the page, so that it is
 * the same with every host, and every page allows its own.
 *
 * @param scripts the text of each script in the page
 * @param styles the text of each style element in the page
 * @param formEndpoint where the contact form sends enquiries: an address, or a path of this site
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentPolicy(scripts: string[], styles: string[], formEndpoint: string): string {
  const endpoint = formEndpoint.startsWith('/') ? "'self'" : formEndpoint.replace(/[?#].*/, '');
  const connections = endpoint === "'self'" ? endpoint : `'self' ${endpoint}`;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
    // The icon of the page is a data address.
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${connections}`,
    `form-action ${endpoint}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

function hashSource(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
