import '../styles/gallery.css';
import { Gallery } from '@/components/sections/gallery';
import { getContent } from '@/lib/content';
import { pageMetadata } from '../page-metadata';

export const generateMetadata = () => pageMetadata('/gallery', getContent().pages.gallery);

export default function GalleryPage() {
  const { gallery, pages } = getContent();
  return <Gallery texts={pages.gallery} photos={gallery} />;
}
