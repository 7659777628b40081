import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content';
import { listRoutes } from '@/lib/routes';

export const dynamic = 'force-static';

/** Every page and, for image search, the JPEG of each gallery photo. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { business, gallery, testimonials } = getContent();
  const { origin } = new URL(business.url);
  const photos = gallery.map(({ jpeg }) => origin + jpeg);
  return listRoutes({ testimonials }).map((route) => ({
    url: business.url + route,
    images: route === '/gallery' ? photos : [],
  }));
}
