type Props = {
  email: string;
  className: string;
  tabIndex?: number;
  /** What is before the address. */
  icon?: React.ReactNode;
};

/** A link to an email address, which breaks after its `@` or a dot where it does not fit into a line. */
export function EmailLink({ email, icon, ...props }: Props) {
  return (
    // Screen readers would pause between the parts.
    <a href={`mailto:${email}`} aria-label={email} {...props}>
      {icon}
      <span className="[text-decoration:inherit]">
        {email.split(/(?<=[@.])/).map((part, position) => (
          // A block of its own: a hyphen in it is no place for a break.
          <span key={position} className="inline-block max-w-full [text-decoration:inherit]">
            {part}
          </span>
        ))}
      </span>
    </a>
  );
}
