import type { Business } from '@/lib/content/types';

/** Structured data for search engines. `<` is escaped: otherwise, text could close the script element. */
function structuredData(data: object) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The `@id` by which other data refers to the business. */
const businessId = (siteUrl: string) => `${siteUrl}/#business`;

/**
 * The site's name in search results, for the home page only.
 *
 * @see https://developers.google.com/search/docs/appearance/site-names
 */
export function WebsiteData({ business: { name, shortName, url } }: { business: Business }) {
  return structuredData({
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    name,
    alternateName: shortName === name ? undefined : shortName,
    url: `${url}/`,
    publisher: { '@id': businessId(url) },
  });
}

type BusinessProps = {
  business: Business;
  /** The URL of an image of the business. */
  image: string | undefined;
};

/**
 * The business, without `AggregateRating` or `Review`: Google may penalise a site for ratings of its own
 * business. Opening hours are left out as well, because they are free text.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business
 * @see https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
export function BusinessData({ business, image }: BusinessProps) {
  const { address } = business;
  return structuredData({
    // For other trades: https://schema.org/HomeAndConstructionBusiness
    '@type': 'HousePainter',
    '@id': businessId(business.url),
    name: business.name,
    description: business.description,
    url: `${business.url}/`,
    telephone: business.phone.international,
    email: business.email,
    image,
    // Some link previews show only a logo that is a square.
    logo: { '@type': 'ImageObject', url: `${business.url}/icon-512.png`, width: 512, height: 512 },
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.town,
      postalCode: address.postcode,
      addressCountry: 'GB',
    },
    areaServed: business.areas,
    sameAs: business.social?.map(({ url }) => url),
  });
}
