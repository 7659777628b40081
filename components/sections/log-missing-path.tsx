'use client';
// Reason: only the browser knows the requested path.

import { useEffect } from 'react';

/** Logs the requested path to the browser's console. */
export function LogMissingPath() {
  useEffect(() => {
    // eslint-disable-next-line no-console -- the purpose of this component
    console.warn(`404: there is no page at ${window.location.pathname}`);
  }, []);
  return null;
}
