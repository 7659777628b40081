import { Services } from '@/components/sections/services';
import { getContent } from '@/lib/content';
import { pageMetadata } from '../page-metadata';

export const generateMetadata = () => pageMetadata('/services', getContent().pages.services);

export default function ServicesPage() {
  const { gallery, services, pages } = getContent();
  return <Services texts={pages.services} services={services} photos={gallery} headingLevel={1} />;
}
