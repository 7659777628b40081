import { islands } from './islands';

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** Props that travel to the browser as JSON. */
type JsonProps<Props> = { [Key in keyof Props]: Props[Key] extends Json ? Props[Key] : never };

type Props<Name extends keyof typeof islands> = { name: Name } & JsonProps<
  React.ComponentProps<(typeof islands)[Name]>
>;

/**
 * Renders a component of islands.ts, as a part of the page that React hydrates in the browser. Everything
 * else stays as the server has rendered it. In its first render, the component must not print `useId`: in the
 * browser, ids are others.
 */
export function Island<Name extends keyof typeof islands>({ name, ...props }: Props<Name>) {
  const Component: React.ElementType = islands[name];
  return (
    <div className="contents" data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
