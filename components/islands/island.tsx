import { isValidElement, lazy } from 'react';

/** The component of each island, by the name of its file. React hydrates nothing else in published pages. */
export const islands = {
  enquiry: lazy(() => import('../enquiry/enquiry')),
  tooltips: lazy(() => import('../ui/tooltips')),
};

type Props<Name extends keyof typeof islands> = { name: Name } & React.ComponentProps<(typeof islands)[Name]>;

/** Writes props as JSON, and refuses those that would reach the browser as something else. */
function toJson(island: string, props: object) {
  return JSON.stringify(props, function (this: Record<string, unknown>, key: string, json: unknown) {
    if (isValidElement(json) || this[key] instanceof Date)
      throw new Error(`Props of <Island name="${island}"> must be JSON: no dates, elements or children.`);
    return json;
  });
}

/**
 * Renders one of these components, which React hydrates in the browser. The rest of the page stays static.
 * The component's first render must not print `useId`: the ids differ in the browser.
 */
export function Island<Name extends keyof typeof islands>({ name, ...props }: Props<Name>) {
  const Component: React.ElementType = islands[name];
  return (
    <div className="contents" data-island={name} data-props={toJson(name, props)}>
      <Component {...props} />
    </div>
  );
}
