import type { Business } from '@/lib/content/schema';
import { JsonLd } from './json-ld';

/**
 * Structured data from which search engines take the name of the site, on the home page only.
 *
 * @see https://developers.google.com/search/docs/appearance/site-names
 */
export function WebsiteData({ business: { name, shortName, url } }: { business: Business }) {
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name,
        alternateName: shortName === name ? undefined : shortName,
        url: `${url}/`,
      }}
    />
  );
}
