import type { Route } from 'next';
import type { Business } from '@/lib/content/schema';
import { TooltipProvider } from '../ui/tooltip';
import { Banner } from './banner';
import { Footer } from './footer';
import { Header } from './header';
import { PrintContact } from './print-contact';
import { SkipLink } from './skip-link';

type Props = {
  /** The path of the page, which its links mark as the current one; none for the 404 page. */
  route?: Route;
  business: Business;
  children: React.ReactNode;
};

/** What every page has around its content. Links load documents, so a layout that stays between pages would gain nothing. */
export function Page({ route, business, children }: Props) {
  return (
    <TooltipProvider>
      <SkipLink />
      <Header business={business} currentRoute={route} />
      <Banner business={business} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <PrintContact business={business} />
      <Footer business={business} />
    </TooltipProvider>
  );
}
