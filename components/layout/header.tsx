import { Menu, Phone, X } from 'lucide-react';
import { getContent } from '@/lib/content';
import { CallFacts } from '../ui/call-facts';
import { Container } from '../ui/container';
import { EmailLink } from '../ui/email-link';
import { PageLink } from '../ui/page-link';
import { PhoneLink } from '../ui/phone-link';
import { swatches } from '../ui/swatches';
import { pageLinksFor } from '@/lib/navigation';
import { NavigationLink } from './navigation-link';
import { Wordmark } from './wordmark';

/** The sticky header with wordmark, navigation and call button. */
export function Header() {
  const { business } = getContent();
  return (
    <header className="@container sticky top-0 z-30 border-b border-linen bg-paper [anchor-name:--header] [view-transition-name:header] print:hidden lowest:static">
      <Container className="flex min-h-header items-center gap-2 @max-[160px]:flex-wrap @6xl:gap-8 navigation-fits:gap-7">
        <Wordmark name={business.shortName} logo={business.logo} />
        <Navigation />
        <div className="flex shrink-0 items-center justify-end gap-2">
          {/* The narrowest screens show only the icon, other phones only the number. */}
          <PhoneLink
            phone={business.phone}
            // Chromium would leave out the space between words of which some are hidden.
            aria-label={`Call ${business.phone.text}`}
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

          <button
            type="button"
            popoverTarget="menu"
            aria-label="Menu"
            data-tooltip="Menu"
            className="-mr-2.5 flex size-target items-center justify-center hover:bg-chalk focus-visible:-outline-offset-4 navigation-fits:hidden"
          >
            <Menu className="menu-icon" />
            <X className="menu-close-icon" />
          </button>
        </div>
      </Container>
    </header>
  );
}

/**
 * A row of links where they fit, elsewhere a menu: a popover under the header, which the browser opens, moves
 * focus into, and closes on Escape or a click outside. watch-menu.ts closes it when the visitor leaves it.
 */
function Navigation() {
  const { business, pages, testimonials } = getContent();
  return (
    <div id="menu" popover="auto" className="menu">
      <nav aria-label="Main">
        <ul className="nav-list">
          {pageLinksFor({ testimonials }).map(({ href, label }, position) => (
            <li key={href}>
              <NavigationLink href={href} className="nav-link">
                <span
                  aria-hidden="true"
                  className={`menu-swatch ${swatches[position % swatches.length]?.background}`}
                />
                {label}
              </NavigationLink>
            </li>
          ))}
        </ul>
      </nav>
      <aside aria-label="Contact details" className="menu-details">
        <ul className="flex flex-wrap items-center gap-2 px-gutter pt-5 pb-3 sm:gap-x-4 sm:pb-5">
          <li className="max-sm:grow">
            <PhoneLink
              phone={business.phone}
              verb="Call"
              className="button button-primary max-sm:w-full max-sm:px-[10px] max-sm:text-[1rem]"
            />
          </li>
          <li className="max-sm:grow">
            <PageLink
              href="/contact"
              className="button button-secondary max-sm:w-full max-sm:px-[10px] max-sm:text-[1rem]"
            >
              {pages.home.quoteButton}
            </PageLink>
          </li>
          <li>
            <EmailLink email={business.email} className="text-link" />
          </li>
        </ul>
        <CallFacts business={business} className="px-gutter pb-5 text-ink-soft" />
      </aside>
    </div>
  );
}
