'use client';
// Reason: a layout does not know its page; usePathname does, and needs a client component.

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import { Link } from '../ui/link';

type Props = { href: Route; className: string; children: React.ReactNode };

/** An internal link with `aria-current` on its own page. */
export function NavLink({ href, className, children }: Props) {
  const current = usePathname() === href;
  return (
    <Link href={href} aria-current={current ? 'page' : undefined} className={className}>
      {children}
    </Link>
  );
}
