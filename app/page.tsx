import type { Metadata } from 'next';
import { About } from '@/components/sections/about';
import { Contact } from '@/components/sections/contact';
import { Hero } from '@/components/sections/hero';
import { Services } from '@/components/sections/services';
import { Testimonials } from '@/components/sections/testimonials';
import { getContent } from '@/content';

export function generateMetadata(): Metadata {
  const { business, pages } = getContent();
  const { title, description } = pages.home;
  // The template of the layout serves the pages below it, not the one beside it.
  return { title: { absolute: `${title} | ${business.name}` }, description };
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
