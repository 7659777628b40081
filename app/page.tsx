import './styles/hero.css';
import './styles/paint.css';
import { About } from '@/components/sections/about';
import { Contact } from '@/components/sections/contact';
import { Hero } from '@/components/sections/hero';
import { Services } from '@/components/sections/services';
import { Testimonials } from '@/components/sections/testimonials';
import { TriedPaint } from '@/components/sections/wall-colours';
import { BusinessData, WebsiteData } from '@/components/structured-data/structured-data';
import { getContent } from '@/lib/content';
import { pageMetadata } from './page-metadata';

export const generateMetadata = () => pageMetadata('/', getContent().pages.home);

export default function HomePage() {
  const { business, gallery, pages, services, testimonials } = getContent();
  return (
    <>
      <link rel="canonical" href={`${business.url}/`} />
      <meta property="og:url" content={`${business.url}/`} />
      <WebsiteData business={business} />
      <BusinessData business={business} image={pages.home.photo.share?.url} />
      <Hero home={pages.home} business={business} testimonials={testimonials} photoCount={gallery.length} />
      <About about={pages.about} business={business} />
      <Services texts={pages.services} services={services} photos={gallery} headingLevel={2} />
      {testimonials.length > 0 && (
        <Testimonials
          texts={pages.testimonials}
          testimonials={testimonials}
          business={business}
          headingLevel={2}
        />
      )}
      <Contact texts={pages.contact} business={business} headingLevel={2}>
        {pages.home.photo.wall && pages.home.wallSentence && (
          <TriedPaint sentence={pages.home.wallSentence} />
        )}
      </Contact>
    </>
  );
}
