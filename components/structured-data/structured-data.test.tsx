import { render } from '@testing-library/react';
import { business, detailedBusiness, services } from '@/lib/content/testing/test-content';
import { BusinessData, WebsiteData } from './structured-data';

/** The text of the script element that a component renders. */
function textOf(component: React.ReactElement) {
  const { container } = render(component);
  return container.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
}

const image = 'https://www.example.org/share.jpg';

it('BusinessData describes a house painter with the details of the business, and no ratings', () => {
  const text = textOf(<BusinessData business={business} services={services.slice(1)} image={image} />);
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'HousePainter',
    '@id': 'https://www.example.org/#business',
    name: 'Ferrers & Daughters',
    description: 'A family firm.',
    url: 'https://www.example.org',
    telephone: '+441632960999',
    email: 'post@example.org',
    image,
    address: { '@type': 'PostalAddress', addressLocality: 'Diss', addressCountry: 'GB' },
    areaServed: ['Diss', 'Eye'],
    additionalProperty: { '@type': 'PropertyValue', name: 'Years of experience', value: '12+' },
    makesOffer: [
      {
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: 'Exterior', description: 'Outside.' },
      },
    ],
  });
});

it('BusinessData lists the social pages, and escapes text that would close the script element', () => {
  const details = { ...detailedBusiness, description: '</script><script>alert(1)</script>' };
  const text = textOf(<BusinessData business={details} services={[]} image={image} />);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    description: details.description,
    sameAs: ['https://www.facebook.com/ferrers', 'https://mastodon.example.org/@ferrers'],
    address: {
      streetAddress: 'Mere House, 3 Park Road',
      addressLocality: 'Diss',
      postalCode: 'IP22 4AS',
      addressCountry: 'GB',
    },
  });
});

it('BusinessData gives only the names of places as what is served', () => {
  const places = ['Wells-next-the-Sea', 'Kingston upon Hull', "King's Lynn", 'Norwich (NR1 to NR8)', 'Ŵyn'];
  const others = [
    'Surrounding areas',
    'Surrounding Villages',
    'and around',
    'Over the border by arrangement',
  ];
  const details = { ...business, areas: [...others, ...places] };
  const text = textOf(<BusinessData business={details} services={[]} image={image} />);
  expect(JSON.parse(text)).toMatchObject({
    address: { addressLocality: 'Wells-next-the-Sea' },
    areaServed: places,
  });
});

it('WebsiteData names the site, and its short name if it has one', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Ferrers & Daughters',
    url: 'https://www.example.org/',
  };
  const withoutShortName = { ...business, shortName: business.name };
  expect(JSON.parse(textOf(<WebsiteData business={withoutShortName} />))).toEqual(data);
  expect(JSON.parse(textOf(<WebsiteData business={business} />))).toEqual({
    ...data,
    alternateName: 'Ferrers',
  });
});
