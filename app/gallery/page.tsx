import './gallery.css';
import { PageShell } from '@/components/layout/page-shell';
import { Gallery } from '@/components/sections/gallery';
import { getContent } from '@/lib/content';
import { pageMetadata } from '../page-metadata';

export const generateMetadata = () => pageMetadata('/gallery', getContent().pages.gallery);

export default function GalleryPage() {
  const { business, gallery, pages } = getContent();
  return (
    <PageShell route="/gallery">
      <Gallery
        texts={pages.gallery}
        photos={gallery}
        quoteButton={pages.home.quoteButton}
        business={business}
      />
    </PageShell>
  );
}
