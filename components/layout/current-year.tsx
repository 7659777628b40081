'use client';
// Reason: only the browser knows the current year; the site may have been built in an earlier one.

import { ErrorBoundary } from '../ui/error-boundary';
import { useInBrowser } from '../ui/use-in-browser';

type Props = { buildYear: number };

/** The current year; until the page is hydrated, the year of the build. */
export function CurrentYear({ buildYear }: Props) {
  return (
    <ErrorBoundary fallback={buildYear}>
      <YearInBrowser buildYear={buildYear} />
    </ErrorBoundary>
  );
}

function YearInBrowser({ buildYear }: Props) {
  return useInBrowser(() => new Date().getFullYear(), buildYear);
}
