import type { Metadata } from 'next';
import { About } from '@/components/sections/about';
import { Contact } from '@/components/sections/contact';
import { Hero } from '@/components/sections/hero';
import { Services } from '@/components/sections/services';
import { Testimonials } from '@/components/sections/testimonials';
import { BusinessData } from '@/components/structured-data/business-data';
import { getContent } from '@/content';
import { pageMetadata } from './page-metadata';

export function generateMetadata(): Metadata {
  return pageMetadata('/', getContent().pages.home);
}

export default function HomePage() {
  const { business, pages, services, testimonials } = getContent();
  return (
    <>
      <BusinessData business={business} services={services} />
      <Hero home={pages.home} business={business} />
      <About about={pages.about} business={business} />
      <Services page={pages.services} services={services} headingLevel={2} />
      <Testimonials page={pages.testimonials} testimonials={testimonials} headingLevel={2} />
      {/*
       * Only the last section: what stands before it must have its true height, as links and the way back lead to places
       * in the page. The heights are the section's own, so that the footer does not move when it is laid out.
       */}
      <div className="paint-when-near-[95rem] md:paint-when-near-[98rem] lg:paint-when-near-[70rem]">
        <Contact page={pages.contact} business={business} headingLevel={2} />
      </div>
    </>
  );
}
