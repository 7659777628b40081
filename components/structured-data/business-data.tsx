import type { Business, Service } from '@/content/schema';
import { sharePicture } from '@/content/share-picture';
import { JsonLd } from './json-ld';

type Props = { business: Business; services: Service[] };

/**
 * The business as search engines know one. The testimonials are not part of it: ratings of a business on its own site
 * are self-serving by Google's rules (https://developers.google.com/search/docs/appearance/structured-data/review-snippet),
 * and an `AggregateRating` or `Review` here would put the whole site's results at risk.
 */
export function BusinessData({ business, services }: Props) {
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
        image: business.url + sharePicture.path,
        areaServed: business.areas,
        sameAs: [business.facebook, business.instagram],
        // The year of the foundation is not known, only that so many have passed since.
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
