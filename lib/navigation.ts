import type { Route } from 'next';
import type { Business } from './content/types';

/** A link to every page, in the order of the navigation. The labels are fixed; headings are in content/pages.yaml. */
const pageLinks: { href: Route; label: string }[] = [
  { href: '/', label: 'Home' },
  { href: '/services', label: 'Services' },
  { href: '/gallery', label: 'Gallery' },
  { href: '/testimonials', label: 'Testimonials' },
  { href: '/contact', label: 'Contact' },
  { href: '/terms', label: 'Terms' },
];

/** The links to the pages of a business. Without reviews, there is no page for them. */
export const pageLinksFor = ({ hasTestimonials }: Pick<Business, 'hasTestimonials'>) =>
  pageLinks.filter(({ href }) => hasTestimonials || href !== '/testimonials');
