import { Phone } from 'lucide-react';
import type { Route } from 'next';
import type { Business } from '@/lib/content/schema';
import { EmailAddress } from '../ui/email-address';
import { PageLink } from '../ui/page-link';
import { swatchAt } from '../ui/swatches';
import { pageLinksFor } from './page-links';

type Props = {
  /** For the `popovertarget` of its button. */
  id: string;
  business: Business;
  /** The current page's path; none on the 404 page. */
  currentRoute?: Route;
};

/**
 * The menu of small screens, a sheet under the header. In the document it follows the header, which stays in view while the
 * sheet scrolls. It is a popover: the browser opens it, exposes its state, and closes it on Escape and on a click outside.
 * watch-menu.ts closes it when the visitor leaves it.
 */
export function MobileMenu({ id, business, currentRoute }: Props) {
  return (
    // As wide as the header, so that the sheet and the navigation in the header never show together.
    <div className="@container">
      <div
        id={id}
        popover="auto"
        className="menu-sheet border-b border-linen bg-paper text-ink shadow-xl print:hidden navigation-fits:hidden"
      >
        <nav aria-label="All pages">
          <ul className="no-popover:flex no-popover:flex-wrap">
            {pageLinksFor(business).map(({ href, label }, position) => (
              <li key={href} className="border-b border-linen">
                <PageLink
                  href={href}
                  aria-current={href === currentRoute ? 'page' : undefined}
                  className="menu-link group"
                >
                  <span aria-hidden="true" className={`menu-swatch ${swatchAt(position).background}`} />
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <aside
          aria-label="Contact details"
          className="flex flex-wrap items-center gap-x-6 gap-y-3 px-gutter py-5 no-popover:hidden"
        >
          <a href={`tel:${business.phoneInternational}`} className="button button-primary">
            <Phone className="size-4.5" />
            <span className="tabular-nums">Call {business.phone}</span>
          </a>
          <a href={`mailto:${business.email}`} className="text-link">
            <EmailAddress email={business.email} />
          </a>
        </aside>
      </div>
    </div>
  );
}
