import localFont from 'next/font/local';

/*
 * The fallbacks are defined in globals.css: the ones that next/font makes by itself know neither the weight of our
 * headings nor any system without Microsoft's fonts, and the text moved when the fonts came.
 */

/** Headings and numerals. */
export const fraunces = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  adjustFontFallback: false,
  fallback: ['Fraunces Fallback', 'Fraunces Fallback Android', 'serif'],
});

/** Everything else. */
export const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  adjustFontFallback: false,
  fallback: ['Figtree Fallback', 'Figtree Fallback Android', 'sans-serif'],
});
