import type { Business } from '@/lib/content/schema';
import { chips } from '../ui/chips';
import { EmailLink } from '../ui/email-link';
import { Container } from '../ui/container';
import { SocialLinks } from './social-links';
import { pageLinks } from './page-links';
import { Link } from '../ui/link';
import { LongText } from '../ui/long-text';
import { PostalAddress } from '../ui/postal-address';

const linkStyle = 'inline-flex min-h-11 items-center gap-2.5 underline-offset-4 hover:underline';
const headingStyle = 'font-sans text-label text-ochre-light mb-2 font-semibold uppercase';

/** The foot of every page. A company has to name its number and its registered office there. */
export function Footer({ business }: { business: Business }) {
  const legalDetails = [
    business.companyNumber && `Company number ${business.companyNumber}`,
    business.registeredOffice && `Registered office: ${business.registeredOffice}`,
    business.vatNumber && `VAT number ${business.vatNumber}`,
  ].filter(Boolean);

  return (
    <footer className="on-dark bg-heritage-deep text-paper print:hidden">
      <div aria-hidden="true" className="flex h-2 forced-color-adjust-none">
        {chips.map(({ background }) => (
          <span key={background} className={`flex-1 ${background}`} />
        ))}
      </div>
      <Container
        className={`grid grid-cols-[repeat(auto-fit,minmax(min(10.25rem,100%),1fr))] gap-x-6 gap-y-6 py-10 sm:gap-x-12 sm:gap-y-10 sm:py-16 ${business.social ? 'sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1.4fr_1fr]' : 'sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1.4fr]'}`}
      >
        <div className="col-span-full max-w-measure lg:col-span-1">
          <p className="font-heading text-title font-semibold">{business.name}</p>
          <LongText className="mt-3">{business.description}</LongText>
        </div>
        <nav aria-labelledby="footer-links" className="max-sm:col-span-full">
          <h2 id="footer-links" className={headingStyle}>
            Quick Links
          </h2>
          <ul className="max-sm:[columns:2_7rem]">
            {pageLinks
              .filter(({ href }) => href !== '/')
              .map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className={linkStyle}>
                    {label}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <div className={business.social ? '' : 'max-sm:col-span-full'}>
          <h2 className={headingStyle}>Contact</h2>
          <ul>
            <li>
              <a href={`tel:${business.phoneInternational}`} className={`${linkStyle} tabular-nums`}>
                {business.phone}
              </a>
            </li>
            <li>
              <EmailLink email={business.email} className={linkStyle} />
            </li>
            {business.address && (
              <li className="mt-2">
                <PostalAddress address={business.address} />
              </li>
            )}
          </ul>
        </div>
        {business.social && (
          <div>
            <h2 className={headingStyle}>Follow Us</h2>
            <SocialLinks links={business.social} linkClassName={linkStyle} />
          </div>
        )}
      </Container>
      <Container className="pb-8">
        <p className="border-t border-current/25 pt-6 text-small">
          &copy; {/* The inline script writes the visitor's year. */}
          <span id="current-year" suppressHydrationWarning>
            {new Date().getFullYear()}
          </span>{' '}
          {business.name}. All rights reserved.
        </p>
        {legalDetails.length > 0 && <p className="mt-1 text-small">{legalDetails.join(' · ')}</p>}
      </Container>
    </footer>
  );
}
