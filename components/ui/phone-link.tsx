import type { Phone } from '@/lib/content/types';

type Props = React.ComponentProps<'a'> & {
  phone: Phone;
  /** Comes before the number: `Call`. */
  verb?: string;
  /** Replaces both the verb and the number. */
  words?: React.ReactNode;
};

/** A `tel:` link. Its children, such as an icon, come before its text. */
export function PhoneLink({ phone, verb, words, children, ...props }: Props) {
  return (
    <a href={`tel:${phone.international}`} {...props}>
      {children}
      {words ?? (
        <span>
          {verb && `${verb} `}
          <span translate="no">{phone.text}</span>
        </span>
      )}
    </a>
  );
}
