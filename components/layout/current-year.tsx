'use client';
// Reason: the export may have been built the year before; only the browser knows the visitor's year.

import { useInBrowser } from '../ui/use-in-browser';

/** The visitor's year; until scripts run, the year of the build. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  return useInBrowser(() => new Date().getFullYear(), builtIn);
}
