import { render } from '@testing-library/react';
import type { Business } from '@/lib/content/types';
import { business, businessDetails } from '@/lib/content/testing/test-content';
import { BusinessData, WebsiteData } from './structured-data';

/** The text of the script element that a component renders. */
function textOf(component: React.ReactElement) {
  const { container } = render(component);
  return container.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
}

const image = 'https://www.example.org/share.jpg';
const businessData = (shown: Business) => textOf(<BusinessData business={shown} image={image} />);

it('BusinessData describes a house painter with the details of the business, and neither ratings nor an address that it does not have', () => {
  const text = businessData(business);
  expect(text).not.toMatch(/rating|review|address"/i);
  expect(JSON.parse(text)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'HousePainter',
    name: 'Ferrers & Daughters',
    url: 'https://www.example.org',
    telephone: '+441632960999',
    email: 'post@example.org',
    image,
    areaServed: ['Diss', 'Eye'],
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

it('WebsiteData names the site, and its short name if it has one', () => {
  const names = { '@type': 'WebSite', name: 'Ferrers & Daughters', url: 'https://www.example.org/' };
  const data = JSON.parse(textOf(<WebsiteData business={business} />));
  expect(data).toMatchObject({ ...names, alternateName: 'Ferrers' });
  const withoutShortName = { ...business, shortName: business.name };
  expect(textOf(<WebsiteData business={withoutShortName} />)).not.toContain('alternateName');
});
