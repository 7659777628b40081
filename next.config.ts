import { existsSync } from 'node:fs';
import type { NextConfig } from 'next';
import { readBusinessField } from './lib/content/business-field';
import { generatedDirectory } from './lib/content/directories';
import { internationalNumber } from './lib/content/phone-number';
import { getBasePath } from './lib/content/site-address';

// Without this check, `next build` and `next dev` end in an internal error of the bundler.
if (['build', 'dev'].includes(process.argv[2] ?? '') && !existsSync(`${generatedDirectory}/fonts`)) {
  throw new Error(
    'The fonts and photos are missing. Run `npm run build` or `npm run dev`, which prepare them, instead of `next`.',
  );
}

const basePath = getBasePath();
const phone = readBusinessField('phone');

const config: NextConfig = {
  output: 'export',
  // scripts/build-site/build-site.ts says where the export goes; Next's own files stay in .next.
  distDir: process.env.EXPORT_DIRECTORY,
  basePath,
  // For components that get no props: links, and the error pages.
  env: { BASE_PATH: basePath, PHONE: phone, PHONE_INTERNATIONAL: internationalNumber(phone) },
  // app/fonts.ts says why.
  turbopack: { resolveAlias: { '@/app/fonts': `./${generatedDirectory}/fonts/fonts.ts` } },
  typedRoutes: true,
  // `npm run check` checks the types, so that a build, which an owner waits for, need not.
  typescript: { ignoreBuildErrors: true },
  // The cache of a build with other settings doubles the build time.
  experimental: { turbopackFileSystemCacheForBuild: false },
  // Otherwise `next dev` writes an AGENTS.md.
  agentRules: false,
  // A static host cannot resize photos: scripts/build-site/encode-photos.ts makes their files.
  images: { unoptimized: true },
};

export default config;
