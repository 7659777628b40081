import type { Route } from 'next';

type Link = { href: Route; label: string };

/** The pages, in the order of the navigation. */
export const pages: Link[] = [
  { href: '/', label: 'Home' },
  { href: '/services', label: 'Services' },
  { href: '/gallery', label: 'Gallery' },
  { href: '/testimonials', label: 'Testimonials' },
  { href: '/contact', label: 'Contact' },
  { href: '/terms', label: 'Terms' },
];
