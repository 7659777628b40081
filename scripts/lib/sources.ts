import { contentDirectory } from '@/content/directory';

/** The files and folders that the site is built from. */
export const sources = [
  'app',
  'components',
  ...new Set(['content', contentDirectory]),
  'hosting',
  'scripts',
  'public/_headers',
  // The folder `content` also has the code that reads the content.
  'public/favicon.ico',
  'public/icon-512.png',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];
