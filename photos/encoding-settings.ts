import type { AvifOptions, JpegOptions } from 'sharp';
import type { Layout } from '@/lib/photos/photo-checks';

const jpeg = { quality: 74, mozjpeg: true };

type Settings = {
  widths: number[];
  avif: AvifOptions;
  jpeg: JpegOptions;
  /** The size of the picture for link previews. */
  share?: { width: number; height: number };
};

/** For each layout, the widths in pixels and how they are encoded. */
export const settings: Record<Layout, Settings> = {
  column: {
    // For device pixel ratios of about 1, 2 and 3, and for two columns of a large screen.
    widths: [400, 800, 1200, 1600],
    // Effort 4 would save six per cent of the bytes and take four times as long.
    avif: { quality: 56, effort: 3, chromaSubsampling: '4:2:0' },
    jpeg,
  },
  hero: {
    // Up to the width of a desktop screen.
    widths: [640, 880, 1440, 2000],
    // Worth the effort: it is usually the largest contentful paint.
    avif: { quality: 50, effort: 4, chromaSubsampling: '4:2:0' },
    jpeg,
    // As large as social networks ask for.
    share: { width: 1200, height: 630 },
  },
};
