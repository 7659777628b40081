import localFont from 'next/font/local';

/*
 * The two files have ASCII, typographic signs, © £ € ½, the letters é è ö ü, and the weights in use: 23 KB instead of Fontsource's 57.
 * What they lack ("Extended") and the fallback fonts are defined in styles/fonts.css: those of next/font match neither the weight of our
 * headings nor systems without Microsoft's fonts, so the layout shifted.
 *
 * They were made with `npm install --no-save subset-font@2.9.0` and this script, for Figtree with `wght: { min: 400, max: 600 }`:
 *
 *   const latin = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
 *   const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
 *   const font = await require('subset-font')(fs.readFileSync(latin), `${ascii}\u00a0‘’“”–—…·©£€½éèöü`, {
 *     targetFormat: 'woff2', variationAxes: { wght: 560 }, keepFeatures: ['kern', 'liga', 'tnum'], noHinting: true,
 *   });
 *   fs.writeFileSync('app/fonts/fraunces.woff2', font);
 */

/** Headings and numerals. */
export const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  // The file has a single weight, 560. The range keeps browsers from synthesising a bolder one.
  weight: '500 700',
  variable: '--font-fraunces',
  adjustFontFallback: false,
  fallback: ['Fraunces Extended', 'Fraunces Fallback', 'Fraunces Fallback Android', 'serif'],
});

/** Body text. */
export const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 600',
  variable: '--font-figtree',
  adjustFontFallback: false,
  fallback: ['Figtree Extended', 'Figtree Fallback', 'sans-serif'],
});
