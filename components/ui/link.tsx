import type { Route } from 'next';

type Props = {
  href: Route;
  'aria-current'?: 'page';
  className: string;
  children: React.ReactNode;
};

/** A link to a page of the site. The browser loads the page, not Next's router (docs/decisions.md). */
export function Link({ href, children, ...props }: Props) {
  return (
    <a href={`${process.env.BASE_PATH ?? ''}${href}`} {...props}>
      {children}
    </a>
  );
}
