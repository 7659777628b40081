'use client';
// Reason: only the browser knows the current year; the site may have been built in an earlier one.

import { Enhancement } from '../ui/enhancement';
import { useInBrowser } from '../ui/use-in-browser';

type Props = { buildYear: number };

/** The current year; until the page is hydrated, the year of the build. */
export function CurrentYear({ buildYear }: Props) {
  return (
    <Enhancement plain={buildYear}>
      <YearInBrowser buildYear={buildYear} />
    </Enhancement>
  );
}

function YearInBrowser({ buildYear }: Props) {
  return useInBrowser(() => new Date().getFullYear(), buildYear);
}
