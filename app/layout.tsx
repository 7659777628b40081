import './globals.css';
import type { Metadata, Viewport } from 'next';
import { getContent } from '@/lib/content';
import { figtree, fraunces } from './fonts';
import { themeColour } from './theme-colour';

export function generateMetadata(): Metadata {
  const { business, pages } = getContent();
  return {
    metadataBase: new URL(business.url),
    title: business.shortName,
    description: pages.home.description,
    // Phone numbers are links already; keeps iOS from adding its own.
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  themeColor: themeColour,
};

/** Only the document: what pages have in common is in components/layout/page.tsx, because it depends on the page. */
export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="en-GB" className={`${fraunces.variable} ${figtree.variable}`}>
      <body>{children}</body>
    </html>
  );
}
