import { notFound } from 'next/navigation';
import { Page } from '@/components/layout/page';
import { Testimonials } from '@/components/sections/testimonials';
import { BreadcrumbData } from '@/components/structured-data/breadcrumb-data';
import { getContent } from '@/lib/content';
import { pageMetadata } from '../page-metadata';

export const generateMetadata = () => pageMetadata('/testimonials', getContent().pages.testimonials);

export default function TestimonialsPage() {
  const { business, testimonials, pages } = getContent();
  if (!business.hasReviews) notFound();
  return (
    <Page route="/testimonials" business={business}>
      <BreadcrumbData siteUrl={business.url} route="/testimonials" name={pages.testimonials.heading} />
      <Testimonials
        texts={pages.testimonials}
        testimonials={testimonials}
        quoteButton={pages.home.quoteButton}
        headingLevel={1}
      />
    </Page>
  );
}
