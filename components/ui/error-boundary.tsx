'use client';
// Reason: error boundaries must be client components.

import { catchError } from 'next/error';

type Props = {
  /** What the page shows if the children throw. */
  fallback: React.ReactNode;
};

/** Renders its children; if they throw, renders `fallback` in their place, and the rest of the page stays. */
export const ErrorBoundary = catchError<Props>(({ fallback }) => fallback);
