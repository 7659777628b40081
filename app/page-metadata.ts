import type { Metadata, Route } from 'next';
import { getContent } from '@/content';
import type { Page } from '@/content/schema';
import { sharePicture } from '@/content/share-picture';

/** What search engines, and everything that shows a shared link, are told of a page; Next says it to Twitter's too. */
export function pageMetadata(route: Route, page: Pick<Page, 'title' | 'description'>): Metadata {
  const { business, pages } = getContent();
  const { description } = page;
  const title = `${page.title} | ${business.name}`;
  const { path, width, height } = sharePicture;
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: route },
    openGraph: {
      type: 'website',
      locale: 'en_GB',
      siteName: business.name,
      url: route,
      title,
      description,
      images: { url: path, width, height, alt: pages.home.photo.alt },
    },
  };
}
