'use client';
// Reason: error boundaries must be client components.

import './globals.css';
import { UnexpectedError } from '@/components/error-pages/unexpected-error';
import { figtree, fraunces } from '@/app/fonts';

/** Replaces the whole document when the root layout fails to render, in `next dev`. */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="en-GB" className={`${fraunces.variable} ${figtree.variable}`}>
      <body>
        <title>Unexpected Application Error!</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <main>
          <UnexpectedError error={error} />
        </main>
      </body>
    </html>
  );
}
