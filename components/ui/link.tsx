'use client';
// Reason: only the browser knows when a visitor is about to follow a link; its page is fetched then, and not before.

import type { Route } from 'next';
import NextLink from 'next/link';
import { useState } from 'react';

type Props = {
  href: Route;
  'aria-current'?: 'page';
  className: string;
  children: React.ReactNode;
};

/** A link to a page of the site. */
export function Link(props: Props) {
  const [intended, setIntended] = useState(false);
  const intend = () => setIntended(true);

  return (
    <NextLink
      {...props}
      // null is Next's default.
      prefetch={intended ? null : false}
      onPointerEnter={intend}
      onTouchStart={intend}
      onFocus={intend}
    />
  );
}
