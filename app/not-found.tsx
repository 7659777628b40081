import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/page-shell';
import { MissingPage } from '@/components/error-pages/missing-page';
import { getContent } from '@/lib/content';
import { withSiteName } from './page-metadata';

export const generateMetadata = (): Metadata => ({
  title: withSiteName('Page not found', getContent().business.shortName),
});

export default function NotFound() {
  return (
    <PageShell>
      <MissingPage />
    </PageShell>
  );
}
