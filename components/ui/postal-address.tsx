import { addressLine } from '@/lib/country';
import type { Business } from '@/lib/content/types';

type Props = { address: NonNullable<Business['address']> };

/** A postal address, in the lines of an envelope. */
export function PostalAddress({ address }: Props) {
  const [first, last] = addressLine;
  return (
    <address translate="no" className="not-italic">
      {address.street}
      <br />
      {address[first]} <span className="whitespace-nowrap">{address[last]}</span>
    </address>
  );
}
