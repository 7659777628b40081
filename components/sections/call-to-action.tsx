import { Phone } from 'lucide-react';
import type { Business } from '@/lib/content/types';
import { PageLink } from '../ui/page-link';
import { PhoneLink } from '../ui/phone-link';

type Props = {
  text: string;
  button: string;
  business: Business;
  /** Whether it is as tall as a gallery photo beside it. */
  isLarge?: boolean;
  className?: string;
};

/** Invites a call or an enquiry: a card, or a band where there is enough width. */
export function CallToAction({ text, button, business, isLarge, className = '' }: Props) {
  return (
    <div
      className={`on-dark @container self-stretch bg-heritage text-paper print:hidden forced-colors:border ${className}`}
    >
      <div
        className={`flex size-full flex-col justify-center gap-5 p-6 md:p-8 @3xl:px-10 @3xl:py-7 ${isLarge ? 'lg:gap-6 @5xl:px-16' : '@3xl:flex-row @3xl:items-center @3xl:justify-between'}`}
      >
        <p
          className={`font-heading text-quote text-balance ${isLarge ? 'lg:text-[clamp(2.25rem,3.4vw,2.75rem)]/[1.15]' : 'max-w-lg'}`}
        >
          {text}
        </p>
        <div className="flex flex-wrap gap-3 @max-md:*:w-full @3xl:shrink-0">
          <PhoneLink phone={business.phone} verb="Call" className="button button-light">
            <Phone className="size-5" />
          </PhoneLink>
          <PageLink href="/contact" className="button button-outline">
            {button}
          </PageLink>
        </div>
      </div>
    </div>
  );
}

/**
 * Class names that make a call to action fill the last row of a grid, or a row of its own.
 *
 * @param mediumCells how many cells the items take in two columns, from 48rem
 * @param wideCells how many they take in three columns, from 64rem
 */
export function spanAfter(mediumCells: number, wideCells: number) {
  // In a row of its own, it stands apart: it is not one more of the items.
  const medium = mediumCells % 2 === 0 ? 'mt-5 md:col-span-2 md:mt-6 ' : 'mt-5 md:mt-0 ';
  if (wideCells % 3 === 0) return `${medium}lg:col-span-3 lg:mt-6`;
  if (wideCells % 3 === 1) return `${medium}lg:col-span-2 lg:mt-0`;
  return `${medium}lg:col-span-1 lg:mt-0`;
}
