type Props = React.ComponentProps<'a'> & { email: string };

/** A `mailto:` link. Its children, such as an icon, come before the address. */
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
