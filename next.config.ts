import { networkInterfaces } from 'node:os';
import type { NextConfig } from 'next';
import { getBasePath } from './lib/content/site-address';

const basePath = getBasePath();

const config: NextConfig = {
  output: 'export',
  // Turns the export into the site, and serves the editor in development.
  adapterPath: require.resolve('./adapter/adapter.mjs'),
  basePath,
  // For links, which cannot read the content.
  env: { BASE_PATH: basePath },
  // This computer's addresses, at which phones find `npm run dev -- --hostname 0.0.0.0`.
  allowedDevOrigins: Object.values(networkInterfaces()).flatMap((list = []) =>
    list.map(({ address }) => address),
  ),
  typedRoutes: true,
  // `npm run check` checks the types, so that owners need not wait for that in a build.
  typescript: { ignoreBuildErrors: true },
  // Otherwise `next dev` writes an AGENTS.md.
  agentRules: false,
  // A static host cannot resize photos: photos/content-photos.ts encodes them.
  images: { unoptimized: true },
  // With the cache of a build for another address, a build takes longer, and Turbopack sometimes fails.
  experimental: { turbopackFileSystemCacheForBuild: false },
};

export default config;
