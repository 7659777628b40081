import type { Metadata } from 'next';
import { Terms } from '@/components/sections/terms';
import { getContent } from '@/content';

export function generateMetadata(): Metadata {
  const { title, description } = getContent().pages.terms;
  return { title, description };
}

export default function TermsPage() {
  const { terms, pages } = getContent();
  return <Terms page={pages.terms} terms={terms} />;
}
