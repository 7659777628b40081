import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { readBusinessField } from './lib/content/business-field';
import { generatedDirectory } from './lib/content/directories';
import { internationalNumber } from './lib/content/phone-number';
import { getBasePath } from './lib/content/site-address';

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
  // This computer's own, at which phones find `npm run dev` with SITE_HOST.
  allowedDevOrigins: Object.values(networkInterfaces()).flatMap((list = []) =>
    list.map(({ address }) => address),
  ),
  typedRoutes: true,
  // `npm run check` checks the types, so that a build, which an owner waits for, need not.
  typescript: { ignoreBuildErrors: true },
  // The cache of a build with other settings doubles the build time.
  experimental: { turbopackFileSystemCacheForBuild: false },
  // Otherwise `next dev` writes an AGENTS.md.
  agentRules: false,
  // A static host cannot resize photos: scripts/photos/encode-photos.ts makes their files.
  images: { unoptimized: true },
};

export default function configure(phase: string): NextConfig {
  // Without this check, `next build` and `next dev` end in an internal error of the bundler. `next typegen` bundles nothing.
  const isBundled = [PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD].includes(phase);
  if (isBundled && process.argv[2] !== 'typegen' && !existsSync(`${generatedDirectory}/fonts`)) {
    throw new Error(
      'The fonts and photos are missing. Run `npm run build` or `npm run dev`, which prepare them, instead of `next`.',
    );
  }
  return config;
}
