import type { Metadata } from 'next';
import { Testimonials } from '@/components/sections/testimonials';
import { getContent } from '@/content';

export function generateMetadata(): Metadata {
  const { title, description } = getContent().pages.testimonials;
  return { title, description };
}

export default function TestimonialsPage() {
  const { testimonials, pages } = getContent();
  return <Testimonials page={pages.testimonials} testimonials={testimonials} headingLevel={1} />;
}
