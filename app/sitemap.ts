import type { MetadataRoute } from 'next';
import { pageLinksFor } from '@/lib/navigation';
import { getContent } from '@/lib/content';

export const dynamic = 'force-static';

/** Every page and, for image search, the JPEG of each gallery photo. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { business, gallery } = getContent();
  const { origin } = new URL(business.url);
  const photos = gallery.map(({ jpeg }) => origin + jpeg);
  return pageLinksFor(business).map(({ href }) => ({
    url: business.url + href,
    images: href === '/gallery' ? photos : [],
  }));
}
