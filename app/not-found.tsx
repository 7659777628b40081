import type { Metadata } from 'next';
import { MissingPage } from '@/components/sections/missing-page';
import { getContent } from '@/lib/content';
import { withSiteName } from './page-metadata';

export const generateMetadata = (): Metadata => ({
  title: withSiteName('Page not found', getContent().business.shortName),
});

export default function NotFound() {
  return <MissingPage />;
}
