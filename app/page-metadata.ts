import type { Metadata, Route } from 'next';
import { getContent } from '@/lib/content';
import type { PageTexts } from '@/lib/content/types';

/** How much of a title search results show, in characters: about as much as a phone has room for. */
const longestTitle = 60;

/** Metadata for search and link previews, to which Next adds titles, descriptions and the Twitter card. */
export function pageMetadata(route: Route, page: Pick<PageTexts, 'title' | 'description'>): Metadata {
  const { business, pages } = getContent();
  const { share, alt } = pages.home.photo;
  return {
    title: withSiteName(page.title, business.shortName),
    description: page.description,
    // Next drops the trailing slash of the home page, so app/page.tsx writes both addresses.
    alternates: { canonical: route === '/' ? undefined : route },
    openGraph: {
      type: 'website',
      locale: 'en_GB',
      siteName: business.name,
      url: route === '/' ? undefined : route,
      images: share && { ...share, alt },
    },
  };
}

/** A page title, with the name of the business unless search results would cut it off. */
export function withSiteName(title: string, siteName: string): string {
  const both = `${title} | ${siteName}`;
  return both.length <= longestTitle ? both : title;
}
