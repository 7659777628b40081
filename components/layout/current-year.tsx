'use client';
// Reason: the export may have been built the year before; only the browser knows the visitor's year.

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The visitor's year; until scripts run, the year of the build. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
}
