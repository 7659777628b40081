import type { Business } from '@/lib/content/types';

type Props = { address: NonNullable<Business['address']> };

/** A postal address, in lines as on an envelope. */
export function PostalAddress({ address: { street, town, postcode } }: Props) {
  return (
    <address translate="no" className="p-adr not-italic">
      {street}
      <br />
      {town} <span className="whitespace-nowrap">{postcode}</span>
    </address>
  );
}
