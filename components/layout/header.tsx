import { Menu, Phone } from 'lucide-react';
import type { Route } from 'next';
import type { Business } from '@/lib/content/schema';
import { swatchAt } from '../ui/swatches';
import { Container } from '../ui/container';
import { EmailLink } from '../ui/email-link';
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
  const callHref = `tel:${business.phoneInternational}`;
  const pageLinks = pageLinksFor(business);

  return (
    <>
      <header className="@container sticky top-0 z-30 border-b border-linen bg-paper [anchor-name:--header] print:hidden">
        <Container className="flex min-h-header items-center gap-2 @6xl:gap-8 navigation-fits:gap-5">
          <Wordmark name={business.shortName} logo={business.logo} />

          <nav aria-label="Main" className="hidden navigation-fits:block">
            <ul className="flex gap-5 whitespace-nowrap @6xl:gap-7">
              {pageLinks.map(({ href, label }) => (
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
            <a href={callHref} className="button button-primary button-slim">
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
                className="-mr-2.5 flex size-[44px] items-center justify-center rounded-cut hover:bg-chalk focus-visible:-outline-offset-4 navigation-fits:hidden no-popover:hidden"
              >
                <Menu className="size-6" />
              </button>
            </Tooltip>
          </div>
        </Container>
      </header>
      <MobileMenu id={menuId}>
        <nav aria-label="All pages">
          <ul className="no-popover:flex no-popover:flex-wrap">
            {pageLinks.map(({ href, label }, position) => (
              <li key={href} className="border-b border-linen">
                <PageLink
                  href={href}
                  aria-current={href === currentRoute ? 'page' : undefined}
                  className="group flex min-h-14 items-center gap-4 px-gutter font-heading text-title font-semibold hover:bg-chalk focus-visible:-outline-offset-4"
                >
                  <span
                    aria-hidden="true"
                    className={`size-5 shrink-0 transition-transform group-hover:scale-125 group-aria-[current]:w-10 ${swatchAt(position).background} forced-color-adjust-none`}
                  />
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
          <a href={callHref} className="button button-primary">
            <Phone className="size-4.5" />
            <span className="tabular-nums">Call {business.phone}</span>
          </a>
          <EmailLink
            email={business.email}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          />
        </aside>
      </MobileMenu>
    </>
  );
}
