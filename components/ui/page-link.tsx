import type { Route } from 'next';

type Props = React.ComponentProps<'a'> & {
  href: Route;
  /** The path of the current page, to which a link of the navigation is marked. */
  currentRoute?: Route;
};

/** A plain link to a page of the site: a page load instead of client-side navigation (docs/decisions.md says why). */
export function PageLink({ href, currentRoute, children, ...props }: Props) {
  return (
    <a
      href={`${process.env.BASE_PATH ?? ''}${href}`}
      aria-current={href === currentRoute ? 'page' : undefined}
      {...props}
    >
      {children}
    </a>
  );
}
