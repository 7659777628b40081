import localFont from 'next/font/local';

/*
 * scripts/build-site/subset-fonts.ts makes the font files of a content, and copies this module beside them: `@/app/fonts` is the
 * copy, because next/font accepts only literal paths. The families "Extended" and the fallback fonts are defined in globals.css:
 * those of next/font match neither the weight of our headings nor systems without Microsoft's fonts, so the layout shifted.
 */

/** Headings and numerals. */
export const fraunces = localFont({
  src: './fraunces.woff2',
  // The file has a single weight, 560. The range keeps browsers from synthesising a bolder one.
  weight: '500 700',
  variable: '--font-fraunces',
  adjustFontFallback: false,
  fallback: ['Fraunces Extended', 'Fraunces Fallback', 'Fraunces Fallback Android', 'serif'],
});

/** Body text. */
export const figtree = localFont({
  src: './figtree.woff2',
  weight: '400 600',
  variable: '--font-figtree',
  adjustFontFallback: false,
  fallback: ['Figtree Extended', 'Figtree Fallback', 'sans-serif'],
});
