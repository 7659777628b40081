import type { Route } from 'next';

type Props = {
  href: Route;
  'aria-current'?: 'page';
  className: string;
  children: React.ReactNode;
};

/** A plain link to a page of the site: a page load instead of client-side navigation (docs/decisions.md says why). */
export function PageLink({ href, children, ...props }: Props) {
  return (
    <a href={`${process.env.BASE_PATH ?? ''}${href}`} {...props}>
      {children}
    </a>
  );
}
