import type { Business } from '@/lib/content/types';
import { PageLink } from '../ui/page-link';
import { PhoneLink } from '../ui/phone-link';

type Props = {
  text: string;
  button: string;
  business: Business;
  /** In the cell of a photo, where it is as tall as that. */
  isLarge?: boolean;
  className?: string;
};

/** Asks for an enquiry or a call: a card, or a band where it is wide enough. */
export function CallToAction({ text, button, business, isLarge, className = '' }: Props) {
  return (
    <div
      className={`on-dark @container self-stretch bg-heritage text-paper print:hidden forced-colors:border ${className}`}
    >
      <div
        className={`flex h-full flex-col justify-center gap-5 p-6 md:p-8 @3xl:flex-row @3xl:items-center @3xl:justify-between @3xl:px-10 @3xl:py-7 ${isLarge ? '@5xl:px-16' : ''}`}
      >
        <p
          className={`max-w-lg font-heading text-quote text-balance ${isLarge ? 'lg:text-[2.25rem]/[1.2]' : ''}`}
        >
          {text}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full @3xl:shrink-0">
          <PageLink href="/contact" className="button button-light">
            {button}
          </PageLink>
          <PhoneLink phone={business.phone} verb="Call" className="button button-outline" />
        </div>
      </div>
    </div>
  );
}

/**
 * The class names of a call to action after the last item of a grid with two columns from 48rem on and three from 64rem on. It
 * fills the last row, or is a row of its own.
 *
 * @param items the number of items
 * @param cells how many cells they take where there are three columns
 */
export function spanAfter(items: number, cells: number) {
  const medium = items % 2 === 0 ? 'md:col-span-2' : '';
  const wide = { 0: 'lg:col-span-3', 1: 'lg:col-span-2' }[cells % 3] ?? 'lg:col-span-1';
  return `${medium} ${wide}`;
}
