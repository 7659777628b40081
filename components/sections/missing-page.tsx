import { Container } from '../ui/container';
import { PageLink } from '../ui/page-link';

/** The content of the 404 page. The inline script logs the requested path. */
export function MissingPage() {
  return (
    <section aria-labelledby="missing-heading" className="pt-page-top pb-section">
      <Container className="grid grid-cols-1 items-center gap-8 md:grid-cols-[5fr_7fr] md:gap-12 lg:gap-20">
        <div aria-hidden="true" className="max-w-sm border border-linen bg-paper max-md:order-last">
          <div className="grid aspect-2/1 place-items-center sm:aspect-4/3">
            <span className="patch h-[55%] w-[84%] bg-magnolia forced-color-adjust-none painted-edge" />
          </div>
          <div className="border-t border-linen p-5">
            <p className="text-label font-semibold text-ink-soft">No. 404</p>
            <p className="mt-1 font-heading text-title">Missing Magnolia</p>
          </div>
        </div>
        <div>
          <h1 id="missing-heading" className="text-display">
            Oops! <span className="inline-block forced-colors:inline">Page not found</span>
          </h1>
          <p className="mt-5 text-lead text-balance text-ink-soft">
            There is no page at this address. It may have been painted over.
          </p>
          <PageLink href="/" className="button button-primary mt-8">
            Return to Home
          </PageLink>
        </div>
      </Container>
    </section>
  );
}
