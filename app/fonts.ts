import localFont from 'next/font/local';

/*
 * Two files of 23 KB instead of Fontsource's 57, made from its Latin files with subset-font 2.9.0, without
 * hinting: ASCII and \u00a0 ‘ ’ “ ” – — … · © £ € ½ é è ö ü; the features kern, liga and tnum; the weight 560
 * of Fraunces, 400 to 600 of Figtree. styles/fonts.css defines the characters they lack ("Extended") and the
 * fallback fonts: next/font's ignore the weight of our headings and systems without Microsoft's fonts, so the
 * layout shifted.
 */

/** Headings and numerals. */
export const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  // The file has one weight, 560. The range keeps browsers from synthesising a bolder one.
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
