import type { Metadata } from 'next';
import { About } from '@/components/sections/about';
import { Contact } from '@/components/sections/contact';
import { Hero } from '@/components/sections/hero';
import { Services } from '@/components/sections/services';
import { Testimonials } from '@/components/sections/testimonials';
import { getContent } from '@/content';

export function generateMetadata(): Metadata {
  const { title, description } = getContent().pages.home;
  return { title, description };
}

export default function HomePage() {
  const { business, pages, services, testimonials } = getContent();
  return (
    <>
      <Hero home={pages.home} business={business} />
      <About about={pages.about} business={business} />
      <Services page={pages.services} services={services} headingLevel={2} />
      <Testimonials page={pages.testimonials} testimonials={testimonials} headingLevel={2} />
      <Contact page={pages.contact} business={business} headingLevel={2} />
    </>
  );
}
