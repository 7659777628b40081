import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { MissingPage } from '@/components/sections/missing-page';
import { getContent } from '@/lib/content';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <Page business={getContent().business}>
      <MissingPage />
    </Page>
  );
}
