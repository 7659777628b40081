import { Fragment } from 'react';

/** An email address that breaks after its `@` or a dot where it does not fit on a line. */
export function EmailAddress({ email }: { email: string }) {
  return (
    <span>
      {email.split(/(?<=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
