import type { Business } from '@/lib/content/schema';

type Props = { business: Pick<Business, 'name' | 'phone' | 'email' | 'url'> };

/** How to reach the business, at the end of every printed page. */
export function PrintContact({ business }: Props) {
  return (
    <p className="hidden border-t border-ink px-gutter pt-3 text-small print:block">
      {[business.name, business.phone, business.email, business.url].join(' \u00b7 ')}
    </p>
  );
}
