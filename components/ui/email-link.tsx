type Props = React.ComponentProps<'a'> & { email: string };

/** A link that writes to an email address. Its children, such as an icon, are before the address. */
export function EmailLink({ email, children, ...props }: Props) {
  return (
    <a href={`mailto:${email}`} {...props}>
      {children}
      <span translate="no" className="wrap-anywhere">
        {email}
      </span>
    </a>
  );
}
