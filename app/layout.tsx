import './globals.css';
import type { Metadata, Viewport } from 'next';
import { getContent } from '@/lib/content';
import { figtree, fraunces } from '@/app/fonts';

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(getContent().business.url),
  // Keeps iOS from making links of its own: React would find another page than it expects.
  formatDetection: { telephone: false, date: false, address: false, email: false },
});

export const viewport: Viewport = {
  // The token `--color-paper` of globals.css.
  themeColor: '#fbf8f3',
};

/** Only the document: what pages have in common is in components/layout/page.tsx, because it depends on the page. */
export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="en-GB" className={`${fraunces.variable} ${figtree.variable}`}>
      <body>{children}</body>
    </html>
  );
}
