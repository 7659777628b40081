import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { MissingPage } from '@/components/sections/missing-page';
import { getContent } from '@/lib/content';
import { withSiteName } from '@/lib/content/search-results';

export const generateMetadata = (): Metadata => ({
  title: withSiteName('Page not found', getContent().business.shortName),
});

export default function NotFound() {
  return (
    <Page business={getContent().business}>
      <MissingPage />
    </Page>
  );
}
