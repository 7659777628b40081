'use client';
// Reason: error boundaries must be client components.

import { UnexpectedError } from '@/components/sections/unexpected-error';

type Props = { error: unknown; retry: () => void };

/** Replaces a page that fails to render. */
export default function PageError({ error, retry }: Props) {
  return <UnexpectedError error={error} onRetry={retry} />;
}
