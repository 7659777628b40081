'use client';
// Reason: error boundaries must be client components.

import { catchError } from 'next/error';

/** Renders its children; if they throw, renders `fallback` in their place, and the rest of the page stays. */
export const ErrorBoundary = catchError<{ fallback: React.ReactNode }>(({ fallback }) => fallback);
