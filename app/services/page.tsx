import type { Metadata } from 'next';
import { Services } from '@/components/sections/services';
import { getContent } from '@/content';

export function generateMetadata(): Metadata {
  const { title, description } = getContent().pages.services;
  return { title, description };
}

export default function ServicesPage() {
  const { services, pages } = getContent();
  return <Services page={pages.services} services={services} headingLevel={1} />;
}
