'use client';
// Reason: error boundaries must be client components.

import { catchError } from 'next/error';

type Props = {
  /** What the page shows without the enhancement. */
  plain: React.ReactNode;
};

/** Renders its children, which add to what works without them; if they throw, renders `plain` and the page stays. */
export const Enhancement = catchError<Props>(({ plain }) => plain);
