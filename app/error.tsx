'use client';
// Reason: error boundaries must be client components.

/** Replaces a page that fails to render, in `next dev`. */
export { UnexpectedError as default } from '@/components/error-pages/unexpected-error';
