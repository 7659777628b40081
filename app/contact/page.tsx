import { Contact } from '@/components/sections/contact';
import { getContent } from '@/lib/content';
import { pageMetadata } from '../page-metadata';

export const generateMetadata = () => pageMetadata('/contact', getContent().pages.contact);

export default function ContactPage() {
  const { business, pages } = getContent();
  return <Contact texts={pages.contact} business={business} headingLevel={1} />;
}
