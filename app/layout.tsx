import './globals.css';
import type { Metadata, Viewport } from 'next';
import { getContent } from '@/lib/content';
import { getBasePath } from '@/lib/content/site-address';
import { figtree, fraunces } from '@/app/fonts';

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(getContent().business.url),
  // Named here, because Next forgets a favicon.ico in a folder of the host.
  icons: {
    icon: [
      { url: `${getBasePath()}/favicon.ico`, sizes: '32x32' },
      { url: `${getBasePath()}/icon.svg`, type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: `${getBasePath()}/apple-icon.png`, sizes: '180x180' },
  },
  // Makes the font size of 1rem follow the text size of the system: https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/meta/name/text-scale
  other: { 'text-scale': 'scale' },
});

export const viewport: Viewport = {
  // The token `--color-paper` of styles/tokens.css.
  themeColor: '#fbf8f3',
};

/** Only the document: what pages have in common is in components/layout/page-shell.tsx, because it depends on the page. */
export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="en-GB" className={`${fraunces.variable} ${figtree.variable}`}>
      <body>{children}</body>
    </html>
  );
}
