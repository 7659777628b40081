'use client';
// Reason: only the browser knows which path was asked for.

import { useEffect } from 'react';

/** Writes the path that was asked for to the browser's console. */
export function LogMissingPath() {
  useEffect(() => {
    // eslint-disable-next-line no-console -- what it is for
    console.warn(`404: there is no page at ${window.location.pathname}`);
  }, []);
  return null;
}
