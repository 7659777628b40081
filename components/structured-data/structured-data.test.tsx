import { render } from '@testing-library/react';
import type { Business } from '@/lib/content/schema';
import { BreadcrumbData } from './breadcrumb-data';
import { BusinessData } from './business-data';

const business: Business = {
  name: 'Brush & Wherry',
  shortName: 'Wherry',
  owner: 'Sam Sample',
  description: 'A family firm </script><script>alert(1)</script>',
  phone: '01632 960123',
  phoneInternational: '+441632960123',
  email: 'hello@example.com',
  url: 'https://www.example.com',
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/example' },
    { name: 'Instagram', url: 'https://www.instagram.com/example' },
  ],
  areas: ['Norwich', 'Norfolk'],
  years: 35,
  claims: [{ figure: '35+', label: 'Years Experience' }],
  formEndpoint: 'https://forms.example.com/enquiries',
};
const services = [{ title: 'Wallpapering', icon: 'Wallpaper' as const, description: 'Patterns matched.' }];

function dataIn(container: HTMLElement) {
  return container.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
}

describe('BusinessData', () => {
  const json = (details: Business = business) =>
    dataIn(
      render(
        <BusinessData business={details} services={services} image="https://www.example.com/share.jpg" />,
      ).container,
    );

  it('describes a house painter with the details of the business', () => {
    expect(JSON.parse(json())).toEqual({
      '@context': 'https://schema.org',
      '@type': 'HousePainter',
      '@id': 'https://www.example.com/#business',
      name: 'Brush & Wherry',
      description: business.description,
      url: 'https://www.example.com',
      telephone: '+441632960123',
      email: 'hello@example.com',
      image: 'https://www.example.com/share.jpg',
      areaServed: ['Norwich', 'Norfolk'],
      sameAs: ['https://www.facebook.com/example', 'https://www.instagram.com/example'],
      additionalProperty: { '@type': 'PropertyValue', name: 'Years of experience', value: '35+' },
      makesOffer: [
        {
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: 'Wallpapering', description: 'Patterns matched.' },
        },
      ],
    });
  });

  it('has no sameAs without social pages', () => {
    expect(JSON.parse(json({ ...business, social: undefined }))).not.toHaveProperty('sameAs');
  });

  it('contains no ratings or reviews', () => {
    expect(json()).not.toMatch(/rating|review/i);
  });

  it('escapes text that would close the script element', () => {
    expect(json()).not.toContain('<');
  });
});

it('BreadcrumbData gives the position of a page', () => {
  const { container } = render(
    <BreadcrumbData siteUrl="https://www.example.com/painting" route="/services" name="Our Services" />,
  );
  expect(JSON.parse(dataIn(container))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/painting/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Our Services',
        item: 'https://www.example.com/painting/services',
      },
    ],
  });
});
