import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content';
import { getBasePath } from '@/lib/content/site-address';

export const dynamic = 'force-static';

/** The web app manifest, for home screens. The site opens in the browser: it is not an app. */
export default function manifest(): MetadataRoute.Manifest {
  const { business } = getContent();
  const basePath = getBasePath();
  return {
    name: business.name,
    short_name: business.shortName,
    start_url: `${basePath}/`,
    display: 'browser',
    icons: [
      { src: `${basePath}/icon.svg`, type: 'image/svg+xml', sizes: 'any' },
      { src: `${basePath}/icon-512.png`, type: 'image/png', sizes: '512x512' },
      { src: `${basePath}/icon-512.png`, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
