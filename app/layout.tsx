import './globals.css';
import type { Metadata, Viewport } from 'next';
import { figtree, fraunces } from '@/app/fonts';
import { Island } from '@/components/islands/island';
import { Banner } from '@/components/layout/banner';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { Shapes } from '@/components/ui/shapes';
import { getContent } from '@/lib/content';

const basePath = process.env.BASE_PATH ?? '';

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(getContent().business.url),
  // Search engines wait until the owner has replaced the sample.
  robots: getContent().isSample ? { index: false } : undefined,
  // Listed here, because Next omits favicon.ico if the site is in a subfolder of its host.
  icons: {
    icon: [
      { url: `${basePath}/favicon.ico`, sizes: '32x32' },
      { url: `${basePath}/icon.svg`, type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: `${basePath}/apple-icon.png`, sizes: '180x180' },
  },
  // Makes 1rem follow the system's text size:
  // https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/meta/name/text-scale
  other: { 'text-scale': 'scale' },
});

export const viewport: Viewport = {
  // `--color-paper` in styles/tokens.css.
  themeColor: '#fbf8f3',
};

/** The document, with everything that pages share. */
export default function RootLayout({ children }: LayoutProps<'/'>) {
  const { business } = getContent();
  return (
    <html lang="en-GB" className={`${fraunces.variable} ${figtree.variable}`}>
      <body>
        <Shapes />
        <a
          href="#content"
          className="fixed top-2 left-2 z-50 bg-heritage px-4 py-3 font-semibold text-paper not-focus:sr-only print:hidden"
        >
          Skip to content
        </a>
        <Header />
        <Banner />
        <p translate="no" className="hidden justify-between border-b px-gutter pb-3 print:flex">
          <span className="font-heading text-title">{business.name}</span>
          <span className="font-heading text-title">{business.phone.text}</span>
        </p>
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <p translate="no" className="hidden border-t px-gutter pt-3 text-small print:block">
          {[
            business.name,
            ...Object.values(business.address ?? {}),
            business.phone.text,
            business.email,
            business.url,
          ].join(' · ')}
        </p>
        <Footer />
        <Island name="tooltips" />
      </body>
    </html>
  );
}
