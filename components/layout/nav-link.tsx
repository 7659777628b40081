'use client';
// Reason: only the browser's router knows which page is the current one while the layout stays.

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import { Link } from '../ui/link';

type Props = { href: Route; className: string; children: React.ReactNode };

/** A link to a page of the site that is marked while that page is shown. */
export function NavLink({ href, className, children }: Props) {
  const current = usePathname() === href;
  return (
    <Link href={href} aria-current={current ? 'page' : undefined} className={className}>
      {children}
    </Link>
  );
}
