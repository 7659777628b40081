import localFont from 'next/font/local';

/*
 * Two files of 23 KB instead of Fontsource's 57, made from its Latin files with subset-font 2.9.0, without
 * hinting: ASCII and \u00a0 ‘ ’ “ ” – — … · © £ € ½ é è ö ü; the features kern, liga and tnum, without rvrn,
 * which would replace the ornamental ampersand; the weight 400 of Fraunces, without the table STAT, and 400
 * to 600 of Figtree. Fraunces from 400 to 600 would be 9 KB larger. styles/fonts.css defines the characters
 * they lack ("Extended") and the fallback fonts: next/font's ignore systems without Microsoft's fonts, so the
 * layout shifted.
 */

/** Headings and numerals, always in this weight. */
export const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  weight: '400',
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
