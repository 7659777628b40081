/**
 * Where `npm start` and the browser tests build the site, which posts enquiries to this computer: `out` always has the one to
 * publish.
 */
export const previewDirectory = '.cache/preview';
