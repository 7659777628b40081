import { Clock, Mail, Map, MapPin, MapPinHouse, MessageCircle, Phone, Smartphone } from 'lucide-react';
import type { Business, ContactTexts } from '@/lib/content/schema';
import { ContactForm } from '../enquiry/contact-form';
import { PrivacyNote } from '../enquiry/privacy-note';
import { EmailAddress } from '../ui/email-address';
import { LongText } from '../ui/long-text';
import { PostalAddress } from '../ui/postal-address';
import { Section, type HeadingLevel } from '../ui/section';
import { SocialLinks } from '../layout/social-links';

type Props = { texts: ContactTexts; business: Business; headingLevel: HeadingLevel };

/** The contact form, contact details, social links and service areas. */
export function Contact({ texts, business, headingLevel }: Props) {
  const Subheading = headingLevel === 1 ? 'h2' : 'h3';
  const { phone, mobile, whatsAppInternational, email, address, map, openingHours } = business;
  const details = [
    { icon: Phone, text: phone, href: `tel:${business.phoneInternational}` },
    { icon: Smartphone, text: mobile, href: `tel:${business.mobileInternational}` },
    // WhatsApp wants the number without its plus sign.
    {
      icon: MessageCircle,
      text: whatsAppInternational && 'WhatsApp',
      href: `https://wa.me/${whatsAppInternational?.slice(1)}`,
    },
    { icon: Mail, text: <EmailAddress email={email} />, href: `mailto:${email}` },
    { icon: MapPinHouse, text: address && <PostalAddress address={address} /> },
    { icon: Map, text: map && 'Find us on a map', href: map },
    { icon: Clock, text: openingHours && <LongText>{openingHours}</LongText> },
  ].filter(({ text }) => text);

  return (
    <Section id="contact" texts={texts} headingLevel={headingLevel} background="paper">
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[7fr_5fr] lg:gap-12">
        <div>
          <ContactForm endpoint={business.formEndpoint} headingTag={Subheading} />
          <PrivacyNote {...texts.privacy} />
        </div>

        {/* On phones its padding is in pixels, to leave room for enlarged text. */}
        <div className="border border-linen">
          <div className="on-dark -m-px bg-heritage p-[20px] text-paper sm:p-8 forced-colors:m-0 forced-colors:border-b">
            <Subheading className="text-title">Contact Information</Subheading>
            <ul className="mt-2">
              {details.map(({ icon: Icon, text, href }, position) => (
                <li key={position} className="first:font-heading first:text-quote first:font-semibold">
                  {href ? (
                    <a href={href} className="text-link tabular-nums">
                      <Icon className="size-5 shrink-0" />
                      {text}
                    </a>
                  ) : (
                    <div className="mt-2 flex gap-3">
                      <Icon className="mt-1 size-5 shrink-0" />
                      {text}
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </div>
          {business.social && (
            <div className="border-b border-linen p-[20px] sm:p-8">
              <Subheading className="text-title">Follow Us</Subheading>
              <SocialLinks
                links={business.social}
                className="mt-2 flex flex-wrap gap-x-8"
                linkClassName="text-link"
              />
            </div>
          )}
          <div className="p-[20px] sm:p-8">
            <Subheading className="text-title">Service Areas</Subheading>
            <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
              {business.areas.map((area) => (
                <li key={area} className="flex items-center gap-2">
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
