import { Fragment } from 'react';

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
    <a href={`mailto:${email}`} {...props}>
      {icon}
      <span>
        {email.split(/(?<=[@.])/).map((part, index) => (
          <Fragment key={index}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </span>
    </a>
  );
}
