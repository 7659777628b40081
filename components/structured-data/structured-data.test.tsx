import { render } from '@testing-library/react';
import { readSite } from '@/lib/content/testing/sites';
import { BusinessData } from './structured-data';

it('BusinessData has what search engines show, no ratings, and no text that would close the script element', () => {
  const description = '</script><script>alert(1)</script>';
  const business = { ...readSite('full').business, description };
  const { container } = render(<BusinessData business={business} image="https://example.org/share.jpg" />);
  const text = container.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
  expect(text).not.toContain('<');
  expect(text).not.toMatch(/rating|review/i);
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'HousePainter',
    name: business.name,
    description,
    telephone: business.phone.international,
    address: { addressLocality: business.address?.town, postalCode: business.address?.postcode },
    sameAs: business.social?.map(({ url }) => url),
  });
});
