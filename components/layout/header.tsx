import { Phone } from 'lucide-react';
import type { Business } from '@/content/schema';
import { buttonStyles } from '../ui/button-styles';
import { chipAt } from '../ui/chips';
import { Container } from '../ui/container';
import { MenuButton, MenuSheet } from './mobile-menu';
import { NavLink } from './nav-link';
import { pages } from './pages';
import { Wordmark } from './wordmark';

type Props = { business: Pick<Business, 'shortName' | 'phone' | 'phoneInternational' | 'email'> };

/** The sticky header with wordmark, navigation and call button, and the menu of small screens. */
export function Header({ business }: Props) {
  const callHref = `tel:${business.phoneInternational}`;

  return (
    <>
      <header className="sticky top-0 z-30 border-b border-linen bg-paper [anchor-name:--header] print:hidden">
        <Container className="flex min-h-header flex-wrap items-center justify-between gap-x-2 py-1">
          <Wordmark name={business.shortName} />

          <nav aria-label="Main" className="hidden lg:block">
            <ul className="flex flex-wrap gap-x-7">
              {pages.map(({ href, label }) => (
                <li key={href}>
                  <NavLink
                    href={href}
                    className="relative flex min-h-11 items-center font-medium after:absolute after:inset-x-0 after:bottom-1.5 after:h-1 after:origin-left after:scale-x-0 after:bg-ochre after:transition-transform after:forced-color-adjust-none after:painted-edge hover:after:scale-x-100 aria-[current]:after:scale-x-100"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>

          <div className="flex shrink-0 items-center gap-2">
            <a href={callHref} className={buttonStyles('primary')}>
              <Phone className="size-4.5" />
              {/* Narrow screens show "Call", the narrowest only the icon. */}
              <span className="max-[24rem]:sr-only">
                Call <span className="sr-only tabular-figures sm:not-sr-only">{business.phone}</span>
              </span>
            </a>

            <MenuButton />
          </div>
        </Container>
      </header>
      <MenuSheet>
        <nav aria-label="Menu">
          <ul className="no-popover:flex no-popover:flex-wrap">
            {pages.map(({ href, label }, position) => (
              <li key={href} className="border-b border-linen">
                <NavLink
                  href={href}
                  className="group flex min-h-14 items-center gap-4 px-gutter font-heading text-title font-semibold hover:bg-chalk focus-visible:-outline-offset-4"
                >
                  <span
                    aria-hidden="true"
                    className={`size-5 shrink-0 transition-transform group-hover:scale-125 group-aria-[current]:w-10 ${chipAt(position).background} forced-color-adjust-none`}
                  />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <aside
          aria-label="Contact details"
          className="flex flex-wrap items-center gap-x-6 gap-y-3 px-gutter py-5 no-popover:hidden"
        >
          <a href={callHref} className={buttonStyles('primary')}>
            <Phone className="size-4.5" />
            <span className="tabular-figures">Call {business.phone}</span>
          </a>
          <a
            href={`mailto:${business.email}`}
            className="inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4"
          >
            {business.email}
          </a>
        </aside>
      </MenuSheet>
    </>
  );
}
