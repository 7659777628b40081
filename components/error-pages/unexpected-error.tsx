import { PageLink } from '../ui/page-link';

/** What `next dev` shows when a page fails to render. In a published page, nothing renders but the form and the tooltips. */
export function UnexpectedError({ error }: { error: unknown }) {
  return (
    <section aria-labelledby="error-heading" className="mx-auto max-w-page px-gutter pt-page-top pb-section">
      <h1 id="error-heading" className="text-display">
        Unexpected Application Error!
      </h1>
      <p className="mt-8 max-w-3xl border-l-4 border-clay bg-chalk px-6 py-4 text-lead">
        {error instanceof Error ? error.message : String(error)}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={() => location.reload()} className="button button-primary">
          Try again
        </button>
        <PageLink href="/" className="button button-secondary">
          Return to Home
        </PageLink>
      </div>
    </section>
  );
}
