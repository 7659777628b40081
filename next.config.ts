import type { NextConfig } from 'next';
import { getSite } from './content';
import { photoWidths } from './content/photo-widths';

const config: NextConfig = {
  output: 'export',
  basePath: getSite().basePath,
  typedRoutes: true,
  agentRules: false,
  images: {
    // The files are made by scripts/photos.ts; the loader only names them.
    loader: 'custom',
    loaderFile: './components/ui/photo-loader.ts',
    deviceSizes: [...photoWidths],
    imageSizes: [],
  },
};

export default config;
