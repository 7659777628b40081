import type { Route } from 'next';
import { JsonLd } from './json-ld';

type Props = {
  siteUrl: string;
  route: Route;
  /** The heading of the page. */
  name: string;
};

/** Breadcrumb structured data, which search results show instead of the URL. */
export function BreadcrumbData({ siteUrl, route, name }: Props) {
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/` },
          { '@type': 'ListItem', position: 2, name, item: siteUrl + route },
        ],
      }}
    />
  );
}
