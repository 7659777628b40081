import type { Metadata, Route } from 'next';
import { getContent } from '@/lib/content';
import type { PageTexts } from '@/lib/content/types';
import { searchResultLimits } from '@/lib/search-result-limits';

/**
 * The metadata of a page for search engines and link previews. Next adds the titles, the descriptions and the
 * Twitter card.
 */
export function pageMetadata(route: Route, page: Pick<PageTexts, 'title' | 'description'>): Metadata {
  const { business, pages } = getContent();
  const { share, alt } = pages.home.photo;
  return {
    title: withSiteName(page.title, business.shortName),
    description: page.description,
    alternates: { canonical: route },
    openGraph: {
      type: 'website',
      locale: 'en_GB',
      siteName: business.name,
      url: route,
      images: share && { ...share, alt },
    },
  };
}

/** The title of a page: with the name of the business, unless search results would cut it. */
export function withSiteName(title: string, siteName: string): string {
  const both = `${title} | ${siteName}`;
  return both.length <= searchResultLimits.title ? both : title;
}
