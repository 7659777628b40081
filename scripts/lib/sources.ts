import { readdirSync } from 'node:fs';
import { contentDirectory } from '@/lib/content/directory';

/** What every build writes into `public/`. */
const generated = ['photos', 'share.jpg'];

/** The files and folders that the site is built from. */
export const sources = [
  'app',
  'components',
  contentDirectory,
  'hosting',
  'lib',
  'scripts',
  ...readdirSync('public')
    .filter((name) => !generated.includes(name))
    .map((name) => `public/${name}`),
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];
