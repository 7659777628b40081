import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content';
import { pageLinksFor } from '@/lib/navigation';

export const dynamic = 'force-static';

/** Every page and, for image search, the JPEG of each gallery photo. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { business, gallery, testimonials } = getContent();
  const { origin } = new URL(business.url);
  const photos = gallery.map(({ jpeg }) => origin + jpeg);
  return pageLinksFor({ testimonials }).map(({ href }) => ({
    url: business.url + href,
    images: href === '/gallery' ? photos : [],
  }));
}
