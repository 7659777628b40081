import { Menu, Phone, X } from 'lucide-react';
import { getContent } from '@/lib/content';
import { Container } from '../ui/container';
import { EmailLink } from '../ui/email-link';
import { PageLink } from '../ui/page-link';
import { PhoneLink } from '../ui/phone-link';
import { swatchAt } from '@/lib/trade';
import { pageLinksFor } from '@/lib/navigation';
import { NavigationLink } from './navigation-link';
import { Wordmark } from './wordmark';

const menuId = 'menu';

/** The sticky header with wordmark, navigation and call button, and the menu for small screens. */
export function Header() {
  const { business, testimonials } = getContent();
  return (
    <>
      <header className="@container sticky top-0 z-30 border-b border-linen bg-paper [anchor-name:--header] [view-transition-name:header] print:hidden lowest:static">
        <Container className="flex min-h-header items-center gap-2 @max-[160px]:flex-wrap @6xl:gap-8 navigation-fits:gap-7">
          <Wordmark name={business.shortName} logo={business.logo} />

          <nav aria-label="Main" className="hidden navigation-fits:block">
            {/* Enlarged links wrap, so that the name keeps its width. */}
            <ul className="flex flex-wrap justify-end gap-x-5 whitespace-nowrap @6xl:gap-x-8">
              {pageLinksFor({ testimonials }).map(({ href, label }) => (
                <li key={href}>
                  <NavigationLink href={href} className="nav-link">
                    {label}
                  </NavigationLink>
                </li>
              ))}
            </ul>
          </nav>

          <div className="flex shrink-0 items-center justify-end gap-2">
            {/* The narrowest screens show only the icon, other phones only the number. */}
            <PhoneLink
              phone={business.phone}
              words={
                <>
                  <span className="sr-only">Call </span>
                  <span translate="no" className="sr-only number-fits:not-sr-only">
                    {business.phone.text}
                  </span>
                </>
              }
              className="button button-primary button-slim"
            >
              <Phone className="size-icon number-fits:@max-md:hidden" />
            </PhoneLink>

            {/* Without popover support, the menu is always shown below the header, without a button. */}
            <button
              type="button"
              popoverTarget={menuId}
              aria-label="Menu"
              data-tooltip="Menu"
              className="-mr-2.5 flex size-target items-center justify-center hover:bg-chalk focus-visible:-outline-offset-4 navigation-fits:hidden no-popover:hidden"
            >
              <Menu className="menu-icon" />
              <X className="menu-close-icon" />
            </button>
          </div>
        </Container>
      </header>
      <MobileMenu />
    </>
  );
}

/**
 * The menu for small screens, a sheet under the header, which stays in view while the sheet scrolls. It is a
 * popover: the browser opens it, exposes its state, and closes it on Escape or a click outside. watch-menu.ts
 * closes it when the visitor leaves it.
 */
function MobileMenu() {
  const { business, pages, testimonials } = getContent();
  return (
    // As wide as the header, so that the sheet and the navigation in the header never show together.
    <div className="@container">
      <div
        id={menuId}
        popover="auto"
        className="menu-sheet border-b border-linen bg-paper text-ink print:hidden navigation-fits:hidden"
      >
        <nav aria-label="All pages">
          <ul className="no-popover:flex no-popover:flex-wrap">
            {pageLinksFor({ testimonials }).map(({ href, label }, position) => (
              <li key={href} className="border-b border-linen">
                <NavigationLink
                  href={href}
                  className="group flex min-h-14 items-center gap-4 px-gutter font-heading text-title font-semibold hover:bg-chalk focus-visible:-outline-offset-4"
                >
                  <span aria-hidden="true" className={`menu-swatch ${swatchAt(position).background}`} />
                  {label}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
        <aside
          aria-label="Contact details"
          className="flex flex-wrap items-center gap-x-6 gap-y-3 px-gutter py-5 no-popover:hidden"
        >
          {/* The call button is in the header. */}
          <PageLink href="/contact" className="button button-primary max-sm:w-full">
            {pages.home.quoteButton}
          </PageLink>
          <PhoneLink phone={business.phone} className="text-link" />
          <EmailLink email={business.email} className="text-link" />
        </aside>
      </div>
    </div>
  );
}
