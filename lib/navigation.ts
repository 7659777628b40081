import type { Route } from 'next';

/** Links to all pages, in navigation order. Labels are fixed; headings are in content/pages.yaml. */
export const pageLinks: { href: Route; label: string }[] = [
  { href: '/', label: 'Home' },
  { href: '/services', label: 'Services' },
  { href: '/gallery', label: 'Gallery' },
  { href: '/testimonials', label: 'Testimonials' },
  { href: '/contact', label: 'Contact' },
  { href: '/terms', label: 'Terms' },
];

/** The links to the pages that a content has. Without testimonials, it has no page for them. */
export const pageLinksFor = ({ testimonials }: { testimonials: unknown[] }) =>
  pageLinks.filter(({ href }) => testimonials.length > 0 || href !== '/testimonials');
