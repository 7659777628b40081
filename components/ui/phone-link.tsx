import type { Phone } from '@/lib/content/schema';

type Props = React.ComponentProps<'a'> & { phone: Phone };

/** A link that calls a number. Its text is the number, unless it has other children. */
export function PhoneLink({ phone, children = phone.text, ...props }: Props) {
  return (
    <a href={`tel:${phone.international}`} {...props}>
      {children}
    </a>
  );
}
