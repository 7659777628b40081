/*
 * What every host must send with the files of the export. The embedded server (serve.ts) reads it here; the files for
 * other hosts are written from it (hosting.ts).
 */

/** The browser features that a page could ask for. The site uses none, and nothing in it may. */
const features = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'web-share',
  'xr-spatial-tracking',
];

/** The headers that files of every kind need. */
export const fileHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The headers that pages need as well. Hosts send them with everything: HTTP/2 sends what repeats once. */
export const pageHeaders = {
  // What else there is to forbid, each page forbids itself (scripts/seal/policy.ts); of frames, only a header can.
  'Content-Security-Policy': "frame-ancestors 'none'",
  // Without includeSubDomains: the owner may have others, for e-mail or an old shop, that know no https.
  'Strict-Transport-Security': 'max-age=63072000',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
};

/** Where the name of a file changes with its content, so that it can be kept for ever. */
export const hashedPaths = ['/_next/static/', '/photos/'];

/** `Cache-Control` of those, and of everything else. */
export const keep = 'public, max-age=31536000, immutable';
export const askAgain = 'public, max-age=0, must-revalidate';
