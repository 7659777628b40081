import type { Phone } from '@/lib/content/types';
import { PhoneLink } from '../ui/phone-link';

type Props = { phone: Phone; ref?: React.Ref<HTMLParagraphElement> };

/** Says that the last enquiry may not have arrived, and what to do. Nothing else reports that. */
export function UnknownNote({ phone, ref }: Props) {
  return (
    <p ref={ref} className="mb-5 border-l-4 border-ochre bg-paper px-4 py-3 low:py-1">
      We can&apos;t tell whether your message has arrived. If you have seen a thank-you page, it has.
      Otherwise send it again, or{' '}
      <PhoneLink phone={phone} verb="call" className="-my-2 inline-block py-2 underline underline-offset-4" />
      .
    </p>
  );
}
