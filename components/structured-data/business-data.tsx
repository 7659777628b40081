import type { Business, Service } from '@/lib/content/schema';
import { JsonLd } from './json-ld';

type Props = {
  business: Business;
  services: Service[];
  /** The URL of an image of the business. */
  image: string;
};

/** Whether an area is the name of a place, with a capital at its end, and not "Surrounding areas". */
const isPlace = (area: string) => /(^|\s)\p{Uppercase}\S*$/u.test(area) && !/surrounding/i.test(area);

/**
 * Structured data about the business. It must not contain an `AggregateRating` or `Review`: Google forbids ratings of a
 * business on its own site and may penalise the whole site.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
export function BusinessData({ business, services, image }: Props) {
  const { street, town, postcode } = business.address ?? {};
  const places = business.areas.filter(isPlace);
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'HousePainter',
        '@id': `${business.url}/#business`,
        name: business.name,
        description: business.description,
        url: business.url,
        telephone: business.phoneInternational,
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
      }}
    />
  );
}
