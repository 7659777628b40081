type Props = React.ComponentProps<'a'> & {
  /** In international form, such as +441632960123. */
  number: string;
};

/** A link that calls a number. Its text has the number as people write it. */
export function PhoneLink({ number, children, ...props }: Props) {
  return (
    <a href={`tel:${number}`} {...props}>
      {children}
    </a>
  );
}
