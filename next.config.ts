import { networkInterfaces } from 'node:os';
import type { NextConfig } from 'next';
import { getBasePath } from './lib/content/site-address';

const basePath = getBasePath();

const config: NextConfig = {
  output: 'export',
  // scripts/build-site/build-site.ts says where the export goes; Next's own files stay in .next.
  distDir: process.env.EXPORT_DIRECTORY,
  basePath,
  // For links, which cannot read the content.
  env: { BASE_PATH: basePath },
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
  // A static host cannot resize photos: scripts/photos/content-photos.ts makes their files.
  images: { unoptimized: true },
};

export default config;
