import '../styles/terms.css';
import { Terms } from '@/components/sections/terms';
import { getContent } from '@/lib/content';
import { pageMetadata } from '../page-metadata';

export const generateMetadata = () => pageMetadata('/terms', getContent().pages.terms);

export default function TermsPage() {
  const { terms, pages } = getContent();
  return <Terms texts={pages.terms} terms={terms} />;
}
