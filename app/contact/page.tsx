import type { Metadata } from 'next';
import { Contact } from '@/components/sections/contact';
import { getContent } from '@/content';

export function generateMetadata(): Metadata {
  const { title, description } = getContent().pages.contact;
  return { title, description };
}

export default function ContactPage() {
  const { business, pages } = getContent();
  return <Contact page={pages.contact} business={business} headingLevel={1} />;
}
