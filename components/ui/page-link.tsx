import type { Route } from 'next';

/** A plain link to a page of the site, without client-side navigation (docs/decisions.md says why). */
export function PageLink({ href, children, ...props }: React.ComponentProps<'a'> & { href: Route }) {
  return (
    <a href={`${process.env.BASE_PATH ?? ''}${href}`} {...props}>
      {children}
    </a>
  );
}
