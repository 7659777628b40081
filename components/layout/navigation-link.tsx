'use client';
// Reason: `usePathname` needs a client component. It is never hydrated, because every link loads a page.

import { usePathname } from 'next/navigation';
import { PageLink } from '../ui/page-link';

/** A navigation link, marked if it leads to the current page. */
export function NavigationLink(props: React.ComponentProps<typeof PageLink>) {
  return <PageLink aria-current={usePathname() === props.href ? 'page' : undefined} {...props} />;
}
