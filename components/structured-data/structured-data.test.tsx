import { render } from '@testing-library/react';
import { readSite } from '@/lib/content/testing/sites';
import { BusinessData, WebsiteData } from './structured-data';

/** The text of the script element that a component renders. */
function textOf(component: React.ReactElement) {
  const { container } = render(component);
  return container.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
}

it('BusinessData has what search engines show, no ratings, and no text that would close the script element', () => {
  const description = '</script><script>alert(1)</script>';
  const business = { ...readSite('full').business, description };
  const text = textOf(<BusinessData business={business} image="https://example.org/share.jpg" />);
  expect(text).not.toContain('<');
  expect(text).not.toMatch(/rating|review/i);
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'HousePainter',
    name: business.name,
    description,
    telephone: business.phone.international,
    address: {
      streetAddress: business.address?.street,
      addressLocality: business.address?.town,
      postalCode: business.address?.postcode,
    },
    url: `${business.url}/`,
    logo: { url: `${business.url}/icon-512.png`, width: 512, height: 512 },
    sameAs: business.social?.map(({ url }) => url),
  });
});

it('WebsiteData names the site, its short name if it has one, and the business as its publisher', () => {
  const { business } = readSite('full');
  const { name, shortName } = business;
  const { '@id': businessId } = JSON.parse(textOf(<BusinessData business={business} image={undefined} />));
  expect(JSON.parse(textOf(<WebsiteData business={business} />))).toMatchObject({
    name,
    alternateName: shortName,
    publisher: { '@id': businessId },
  });
  const withoutShortName = { ...business, shortName: name };
  expect(textOf(<WebsiteData business={withoutShortName} />)).not.toContain('alternateName');
});
