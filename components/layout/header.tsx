import { Menu, Phone } from 'lucide-react';
import type { Route } from 'next';
import type { Business } from '@/lib/content/schema';
import { Container } from '../ui/container';
import { PageLink } from '../ui/page-link';
import { Tooltip } from '../ui/tooltip';
import { MobileMenu } from './mobile-menu';
import { pageLinksFor } from './page-links';
import { Wordmark } from './wordmark';

type Props = {
  business: Business;
  /** The current page's path; none on the 404 page. */
  currentRoute?: Route;
};

const menuId = 'menu';

/** The sticky header with wordmark, navigation and call button, and the menu of small screens. */
export function Header({ business, currentRoute }: Props) {
  return (
    <>
      <header className="@container sticky top-0 z-30 border-b border-linen bg-paper [anchor-name:--header] print:hidden">
        <Container className="flex min-h-header items-center gap-2 @6xl:gap-8 navigation-fits:gap-5">
          <Wordmark name={business.shortName} logo={business.logo} />

          <nav aria-label="Main" className="hidden navigation-fits:block">
            <ul className="flex gap-5 whitespace-nowrap @6xl:gap-7">
              {pageLinksFor(business).map(({ href, label }) => (
                <li key={href}>
                  <PageLink
                    href={href}
                    aria-current={href === currentRoute ? 'page' : undefined}
                    className="nav-link"
                  >
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>

          <div className="flex shrink-0 items-center justify-end">
            <a href={`tel:${business.phoneInternational}`} className="button button-primary button-slim">
              {/* The narrowest screens show only the icon, other phones only the number. */}
              <Phone className="size-[20px] number-fits:@max-md:hidden" />
              <span className="sr-only">Call </span>
              <span className="sr-only whitespace-nowrap tabular-nums number-fits:not-sr-only">
                {business.phone}
              </span>
            </a>

            {/* Browsers without popovers show the menu below the header, and no button. */}
            <Tooltip label="Menu">
              <button
                type="button"
                popoverTarget={menuId}
                aria-label="Menu"
                className="-mr-2.5 flex size-[44px] items-center justify-center hover:bg-chalk focus-visible:-outline-offset-4 navigation-fits:hidden no-popover:hidden"
              >
                <Menu className="size-6" />
              </button>
            </Tooltip>
          </div>
        </Container>
      </header>
      <MobileMenu id={menuId} business={business} currentRoute={currentRoute} />
    </>
  );
}
