import type { Route } from 'next';
import { getContent } from '@/lib/content';
import { Island } from '../islands/island';
import { Shapes } from '../ui/shapes';
import { Banner } from './banner';
import { Footer } from './footer';
import { Header } from './header';

type Props = {
  /** The path of the page, which its links mark as the current one; none for the 404 page. */
  route?: Route;
  children: React.ReactNode;
};

/** Header, banner and footer. Not in the root layout: every link is a full page load, so nothing would persist. */
export function PageShell({ route, children }: Props) {
  const { business } = getContent();
  return (
    <>
      <Shapes />
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-[200%] bg-heritage px-4 py-3 font-semibold text-paper focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <Header currentRoute={route} />
      <Banner />
      <p translate="no" className="hidden justify-between border-b px-gutter pb-3 print:flex">
        <span className="font-heading text-title font-semibold">{business.name}</span>
        <span className="font-heading text-title font-semibold">{business.phone.text}</span>
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
      <Footer currentRoute={route} />
      <Island name="tooltips" />
    </>
  );
}
