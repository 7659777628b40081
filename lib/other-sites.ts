/**
 * Other sites that pages may load something from, by the directive of the Content Security Policy that allows it. A map needs
 * `'frame-src': ['https://www.openstreetmap.org']`; analytics `script-src` and `connect-src`, and a script that browser/inline-script.ts or an
 * island adds. Browsers block everything else, the build stops at it, and the browser tests fail. Tell visitors of each of these sites.
 *
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy
 */
export const otherSites: { [directive: string]: string[] } = {};
