/*
 * The headers that every host must send. The local server (scripts/preview/static-server.ts) imports them; the configurations
 * of other hosts have them, as configurations.test.ts checks.
 */

/** The headers of every file. */
export const fileHeaders = {
  'X-Content-Type-Options': 'nosniff',
};

/** The additional headers of pages. Other hosts send them with every file: HTTP/2 compresses repeated headers. */
export const pageHeaders = {
  // The rest of the policy is in a <meta> of each page (scripts/build/postprocess/policy.ts), where frame-ancestors is ignored.
  'Content-Security-Policy': "frame-ancestors 'none'",
  // Without includeSubDomains: the owner may have other subdomains without HTTPS, for email or an old shop.
  'Strict-Transport-Security': 'max-age=63072000',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Paths whose file names contain a hash of the content, so that they can be cached immutably. */
export const hashedPaths = ['/_next/static/', '/photos/'];

/** `Cache-Control` of files in `hashedPaths`. */
export const immutable = 'public, max-age=31536000, immutable';

/** `Cache-Control` of all other files. */
export const revalidate = 'public, max-age=0, must-revalidate';
