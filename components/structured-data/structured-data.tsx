import type { Route } from 'next';
import type { Business, Service } from '@/lib/content/schema';

/** Structured data for search engines. `<` is escaped, so that no text can close the script element. */
function structuredData(data: object) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/**
 * The name of the site in search results, on the home page only.
 *
 * @see https://developers.google.com/search/docs/appearance/site-names
 */
export function WebsiteData({ business: { name, shortName, url } }: { business: Business }) {
  return structuredData({
    '@type': 'WebSite',
    name,
    alternateName: shortName === name ? undefined : shortName,
    url: `${url}/`,
  });
}

type BreadcrumbProps = { siteUrl: string; href: Route; label: string };

/** What search results show instead of the URL of a page other than the home page. */
export function BreadcrumbData({ siteUrl, href, label }: BreadcrumbProps) {
  return structuredData({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name: label, item: siteUrl + href },
    ],
  });
}

type BusinessProps = {
  business: Business;
  services: Service[];
  /** The URL of an image of the business. */
  image: string | undefined;
};

/** Whether an area is the name of a place: its last word begins with a capital, and it is not "Surrounding Areas". */
const isPlace = (area: string) => /(^|\s)\p{Uppercase}\S*$/u.test(area) && !/surrounding/i.test(area);

/**
 * The business, without an `AggregateRating` or `Review`: Google may penalise a whole site for ratings of its own business.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
export function BusinessData({ business, services, image }: BusinessProps) {
  const { street, town, postcode } = business.address ?? {};
  const places = business.areas.filter(isPlace);
  return structuredData({
    '@type': 'HousePainter',
    '@id': `${business.url}/#business`,
    name: business.name,
    description: business.description,
    url: business.url,
    telephone: business.phone.international,
    email: business.email,
    image,
    // Without an address of its own, the business is where it works first.
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: town ?? places[0],
      postalCode: postcode,
      addressCountry: 'GB',
    },
    areaServed: places,
    sameAs: business.social?.map(({ url }) => url),
    // schema.org has only a founding date, which is not known.
    additionalProperty: {
      '@type': 'PropertyValue',
      name: 'Years of experience',
      value: `${business.years}+`,
    },
    makesOffer: services.map(({ title, description }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: title, description },
    })),
  });
}
