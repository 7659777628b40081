'use client';
// Reason: only the browser knows the current year; the site may have been built in an earlier one.

import { useInBrowser } from '../ui/use-in-browser';

/** The current year; until the page is hydrated, the year of the build. */
export function CurrentYear({ buildYear }: { buildYear: number }) {
  return useInBrowser(() => new Date().getFullYear(), buildYear);
}
