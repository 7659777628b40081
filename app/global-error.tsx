'use client';
// Reason: error boundaries must be client components.

import './styles.css';
import { UnexpectedError } from '@/components/sections/unexpected-error';
import { figtree, fraunces } from './fonts';

type Props = { error: unknown; retry: () => void };

/** Replaces the whole document when the root layout fails to render. */
export default function GlobalError({ error, retry }: Props) {
  return (
    <html lang="en-GB" className={`${fraunces.variable} ${figtree.variable}`}>
      <body>
        <title>Unexpected Application Error!</title>
        <main>
          <UnexpectedError error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}
