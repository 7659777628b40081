import { getContent } from '@/lib/content';
import { EmailLink } from '../ui/email-link';
import { Container } from '../ui/container';
import { Credentials } from '../ui/credentials';
import { NavigationLink } from './navigation-link';
import { SocialLinks } from '../ui/social-links';
import { pageLinksFor } from '@/lib/navigation';
import { Prose } from '../ui/prose';
import { PhoneLink } from '../ui/phone-link';
import { PostalAddress } from '../ui/postal-address';
import { swatches } from '../ui/swatches';

/** The page footer, with what companies must state on their website. */
export function Footer() {
  const { business, testimonials } = getContent();

  return (
    <footer className="on-dark bg-heritage-deep text-paper print:hidden">
      <div aria-hidden="true" className="flex h-2 forced-color-adjust-none">
        {swatches.map(({ background }) => (
          <span key={background} className={`flex-1 ${background}`} />
        ))}
      </div>
      <Container className="h-card grid grid-cols-[repeat(auto-fit,minmax(min(10.25rem,100%),1fr))] gap-6 py-10 sm:gap-x-12 sm:gap-y-10 sm:py-16 md:grid-cols-[3fr_3fr_2fr] lg:flex lg:flex-wrap lg:justify-between lg:wrap-break-word">
        <div className="col-span-full max-w-measure lg:w-[30%]">
          <p translate="no" className="p-name font-heading text-title">
            {business.name}
          </p>
          <Prose className="mt-3">{business.description}</Prose>
          {business.credentials && (
            <Credentials
              credentials={business.credentials}
              className="mt-4 text-small [&_svg]:text-ochre-light"
            />
          )}
        </div>
        <nav aria-labelledby="footer-links" className="max-sm:col-span-full">
          <h2 id="footer-links" className="footer-heading">
            Quick links
          </h2>
          <ul className="gap-x-6 max-sm:[columns:2_7rem] md:max-lg:[columns:2_6.5rem] md:max-lg:gap-x-3 lg:columns-2 lg:gap-x-12">
            {pageLinksFor({ testimonials })
              .filter(({ href }) => href !== '/')
              .map(({ href, label }) => (
                <li key={href}>
                  <NavigationLink href={href} className="footer-link">
                    {label}
                  </NavigationLink>
                </li>
              ))}
          </ul>
        </nav>
        <div className="max-sm:last:col-span-full">
          <h2 className="footer-heading">Contact</h2>
          <ul>
            <li>
              <PhoneLink phone={business.phone} className="p-tel footer-link" />
            </li>
            <li>
              <EmailLink email={business.email} className="u-email footer-link" />
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
            <h2 className="footer-heading">Follow us</h2>
            <SocialLinks links={business.social} linkClassName="footer-link" />
          </div>
        )}
      </Container>
      <Container className="pb-8">
        <p className="border-t border-current/25 pt-6 text-small">
          &copy; {/* The inline script writes the visitor's year. */}
          <span id="current-year">{new Date().getFullYear()}</span>{' '}
          <span translate="no">{business.name}</span>. All rights reserved.
        </p>
        {business.companyDetails && <Prose className="mt-1 text-small">{business.companyDetails}</Prose>}
      </Container>
    </footer>
  );
}
