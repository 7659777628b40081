import type { Metadata } from 'next';
import { Gallery } from '@/components/sections/gallery';
import { getContent } from '@/content';

export function generateMetadata(): Metadata {
  const { title, description } = getContent().pages.gallery;
  return { title, description };
}

export default function GalleryPage() {
  const { gallery, pages } = getContent();
  return <Gallery page={pages.gallery} photos={gallery} />;
}
