import { Clock, Info, Mail, Map, MapPin, MapPinHouse, MessageCircle, Phone, Smartphone } from 'lucide-react';
import type { Business, ContactTexts } from '@/lib/content/types';
import { PrivacyNote } from '../enquiry/privacy-note';
import { Island } from '../islands/island';
import { Credentials } from '../ui/credentials';
import { EmailLink } from '../ui/email-link';
import { Prose } from '../ui/prose';
import { PhoneLink } from '../ui/phone-link';
import { PostalAddress } from '../ui/postal-address';
import { Section } from '../ui/section';
import type { HeadingLevel } from '../ui/section-heading';
import { SocialLinks } from '../ui/social-links';

type Props = {
  texts: ContactTexts;
  business: Business;
  headingLevel: HeadingLevel;
  /** Shown above the form. */
  children?: React.ReactNode;
};

/** The contact form, contact details, social links and service areas. */
export function Contact({ texts, business, headingLevel, children }: Props) {
  const Subheading = headingLevel === 1 ? 'h2' : 'h3';
  const { address, answer, formEndpoint, map, mobile, notice, openingHours, phone, whatsApp } = business;

  return (
    <Section id="contact" texts={texts} headingLevel={headingLevel} background="paper">
      {children}
      <div className="grid grid-cols-1 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-x-8 print:block">
        <div className="print:hidden">
          <Island
            name="enquiry"
            endpoint={formEndpoint}
            phone={phone}
            answer={answer}
            headingTag={Subheading}
          />
        </div>
        <div className="print:hidden">
          <PrivacyNote {...texts.privacy} />
        </div>

        {/* On phones, the padding is in px, to leave room for enlarged text. */}
        <div className="mt-6 break-inside-avoid sm:grid sm:grid-cols-2 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:block lg:self-start">
          <div className="on-dark bg-heritage p-box text-paper sm:row-span-2 sm:p-8 print:bg-transparent print:px-0 print:text-ink forced-colors:border">
            <Subheading className="text-title">Contact information</Subheading>
            <ul className="mt-2 [&_svg]:size-icon [&_svg]:shrink-0">
              <li className="font-heading text-quote lg:text-[clamp(2rem,3.2vw,2.875rem)] lg:[&_svg]:size-8">
                <PhoneLink phone={phone} className="text-link">
                  <Phone />
                </PhoneLink>
              </li>
              {mobile && (
                <li>
                  <PhoneLink phone={mobile} className="text-link">
                    <Smartphone />
                  </PhoneLink>
                </li>
              )}
              {whatsApp && (
                <li>
                  {/* wa.me links take the number without its plus sign. */}
                  <a href={`https://wa.me/${whatsApp.international.slice(1)}`} className="text-link">
                    <MessageCircle />
                    WhatsApp
                  </a>
                </li>
              )}
              <li>
                <EmailLink email={business.email} className="text-link">
                  <Mail />
                </EmailLink>
              </li>
              {address && (
                <li className="mt-2 flex gap-3">
                  <MapPinHouse className="mt-1" />
                  <PostalAddress address={address} />
                </li>
              )}
              {map && (
                <li>
                  <a href={map} className="text-link">
                    <Map />
                    Find us on a map
                  </a>
                </li>
              )}
              {notice && (
                <li data-last-day={notice.lastDay} className="mt-2 flex gap-3 font-semibold">
                  <Info className="mt-1" />
                  {notice.text}
                </li>
              )}
              {openingHours && (
                <li className="mt-2 flex gap-3">
                  <Clock className="mt-1" />
                  <Prose>{openingHours}</Prose>
                </li>
              )}
            </ul>
          </div>
          {business.credentials && (
            <Credentials
              credentials={business.credentials}
              className="pt-6 sm:px-8 lg:px-0 not-forced-colors:[&_svg]:text-heritage"
            />
          )}
          {business.social && (
            <div className="pt-6 sm:px-8 lg:px-0 print:hidden">
              <Subheading className="text-title">Follow Us</Subheading>
              <SocialLinks
                links={business.social}
                className="mt-2 flex flex-wrap gap-x-8"
                linkClassName="text-link"
              />
            </div>
          )}
          <div className="pt-6 sm:px-8 sm:nth-4:col-span-2 sm:nth-4:px-0 lg:px-0 print:nth-4:col-span-1">
            <Subheading className="text-title">Service Areas</Subheading>
            <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
              {business.areas.map((area) => (
                <li key={area} className="flex items-center gap-3">
                  <MapPin className="size-5 shrink-0" />
                  {area}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Section>
  );
}
