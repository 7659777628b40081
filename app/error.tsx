'use client';
// Reason: error boundaries must be client components.

/** Replaces a page that fails to render. */
export { UnexpectedError as default } from '@/components/error-pages/unexpected-error';
