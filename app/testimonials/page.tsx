import { notFound } from 'next/navigation';
import { Testimonials } from '@/components/sections/testimonials';
import { getContent } from '@/lib/content';
import { pageMetadata } from '../page-metadata';

export const generateMetadata = () => pageMetadata('/testimonials', getContent().pages.testimonials);

export default function TestimonialsPage() {
  const { business, testimonials, pages } = getContent();
  if (testimonials.length === 0) notFound();
  return (
    <Testimonials
      texts={pages.testimonials}
      testimonials={testimonials}
      business={business}
      headingLevel={1}
    />
  );
}
