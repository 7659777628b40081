import { render } from '@testing-library/react';
import type { Business } from '@/lib/content/schema';
import { business, businessDetails, services } from '@/lib/content/testing/test-content';
import { BusinessData, WebsiteData } from './structured-data';

/** The text of the script element that a component renders. */
function textOf(component: React.ReactElement) {
  const { container } = render(component);
  return container.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
}

const image = 'https://www.example.org/share.jpg';
const businessData = (shown: Business) =>
  textOf(<BusinessData business={shown} services={services.slice(1)} image={image} />);

it('BusinessData describes a house painter with the details of the business, and no ratings', () => {
  const text = businessData(business);
  expect(text).not.toMatch(/rating|review/i);
  expect(JSON.parse(text)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'HousePainter',
    name: 'Ferrers & Daughters',
    url: 'https://www.example.org',
    telephone: '+441632960999',
    email: 'post@example.org',
    image,
    address: { addressLocality: 'Diss', addressCountry: 'GB' },
    areaServed: ['Diss', 'Eye'],
    makesOffer: [{ itemOffered: { '@type': 'Service', name: 'Exterior', description: 'Outside.' } }],
  });
});

it('BusinessData lists the social pages, and escapes text that would close the script element', () => {
  const description = '</script><script>alert(1)</script>';
  const { address, social } = businessDetails;
  const text = businessData({ ...business, address, social, description });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    description,
    sameAs: social.map(({ url }) => url),
    address: { streetAddress: 'Mere House, 3 Park Road', addressLocality: 'Diss', postalCode: 'IP22 4AS' },
  });
});

it('BusinessData gives only the names of places as what is served', () => {
  const places = ['Wells-next-the-Sea', "King's Lynn", 'Norwich (NR1 to NR8)', 'Ŵyn'];
  const areas = ['Surrounding Villages', 'and around', ...places];
  const data = JSON.parse(businessData({ ...business, areas }));
  expect(data).toMatchObject({ address: { addressLocality: 'Wells-next-the-Sea' }, areaServed: places });
});

it('WebsiteData names the site, and its short name if it has one', () => {
  const names = { '@type': 'WebSite', name: 'Ferrers & Daughters', url: 'https://www.example.org/' };
  const data = JSON.parse(textOf(<WebsiteData business={business} />));
  expect(data).toMatchObject({ ...names, alternateName: 'Ferrers' });
  const withoutShortName = { ...business, shortName: business.name };
  expect(textOf(<WebsiteData business={withoutShortName} />)).not.toContain('alternateName');
});
