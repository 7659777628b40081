import './styles.css';
import type { Metadata, Viewport } from 'next';
import { Banner } from '@/components/layout/banner';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { PrintContact } from '@/components/layout/print-contact';
import { SkipLink } from '@/components/layout/skip-link';
import { TooltipProvider } from '@/components/ui/tooltip';
import { getContent } from '@/content';
import { figtree, fraunces } from './fonts';
import { themeColour } from './theme-colour';

export function generateMetadata(): Metadata {
  const { business, pages } = getContent();
  return {
    metadataBase: new URL(business.url),
    title: { template: `%s | ${business.shortName}`, default: business.shortName },
    description: pages.home.description,
    // Phone numbers are links already; keeps iOS from adding its own.
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  themeColor: themeColour,
};

export default function RootLayout({ children }: LayoutProps<'/'>) {
  const { business } = getContent();

  return (
    <html lang="en-GB" className={`${fraunces.variable} ${figtree.variable}`}>
      <body>
        <TooltipProvider>
          <SkipLink />
          <Header business={business} />
          <Banner business={business} />
          <main id="content" tabIndex={-1} className="outline-none">
            {children}
          </main>
          <PrintContact business={business} />
          <Footer business={business} />
        </TooltipProvider>
      </body>
    </html>
  );
}
