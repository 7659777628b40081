import localFont from 'next/font/local';

/*
 * scripts/fonts.ts makes the files. The fallbacks are defined in globals.css: the ones that next/font makes by itself
 * know neither the weight of our headings nor any system without Microsoft's fonts, and the text moved when the fonts
 * came.
 */

/** Headings and numerals. */
export const fraunces = localFont({
  src: '../.cache/fonts/fraunces.woff2',
  // It has one weight, 560; the browser must not thicken it further.
  weight: '500 700',
  variable: '--font-fraunces',
  adjustFontFallback: false,
  fallback: ['Fraunces Fallback', 'Fraunces Fallback Android', 'serif'],
});

/** Everything else. */
export const figtree = localFont({
  src: '../.cache/fonts/figtree.woff2',
  weight: '400 600',
  variable: '--font-figtree',
  adjustFontFallback: false,
  fallback: ['Figtree Fallback', 'Figtree Fallback Android', 'sans-serif'],
});
