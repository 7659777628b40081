import { Phone } from 'lucide-react';
import { getContent } from '@/lib/content';
import { PageLink } from '../ui/page-link';
import { PhoneLink } from '../ui/phone-link';

/** Invites a call or an enquiry: a card, or a band where there is enough width. */
export function CallToAction({ text }: { text: string }) {
  const { business, pages } = getContent();
  return (
    <div className="on-dark @container mt-8 bg-heritage text-paper lg:mt-12 print:hidden forced-colors:border">
      <div className="flex flex-col gap-5 p-6 md:p-8 @3xl:flex-row @3xl:items-center @3xl:justify-between @3xl:px-10 @3xl:py-7">
        <p className="max-w-lg font-heading text-quote text-balance">{text}</p>
        <div className="flex flex-wrap gap-3 @max-md:*:w-full @3xl:shrink-0">
          <PhoneLink phone={business.phone} verb="Call" className="button button-light">
            <Phone className="size-5" />
          </PhoneLink>
          <PageLink href="/contact" className="button button-outline">
            {pages.home.quoteButton}
          </PageLink>
        </div>
      </div>
    </div>
  );
}
