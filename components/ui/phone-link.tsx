import type { Phone } from '@/lib/content/types';

type Props = React.ComponentProps<'a'> & {
  phone: Phone;
  /** What is before the number: `Call`. */
  verb?: string;
  /** What is there instead of both. */
  words?: React.ReactNode;
};

/** A link that calls a number. Its children, such as an icon, are before its words. */
export function PhoneLink({ phone, verb, words, children, ...props }: Props) {
  return (
    <a href={`tel:${phone.international}`} {...props}>
      {children}
      {words ?? (
        <span>
          {verb} <span translate="no">{phone.text}</span>
        </span>
      )}
    </a>
  );
}
