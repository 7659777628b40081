'use client';
// Reason: error boundaries must be client components.

import './globals.css';
import { figtree, fraunces } from '@/app/fonts';
import { PageLink } from '@/components/ui/page-link';

/** Replaces a page that fails to render in `next dev`. In published pages, React renders only islands. */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="en-GB" className={`${fraunces.variable} ${figtree.variable}`}>
      <body>
        <title>Unexpected Application Error!</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <main className="mx-auto max-w-page px-gutter pt-page-top pb-section">
          <h1 className="text-display">Unexpected Application Error!</h1>
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
        </main>
      </body>
    </html>
  );
}
