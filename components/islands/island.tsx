import { isValidElement } from 'react';

/** The module of each island, by the name of its file. React hydrates nothing else in published pages. */
export const islands = {
  enquiry: () => import('../enquiry/enquiry'),
  tooltips: () => import('../ui/tooltips'),
};

type Name = keyof typeof islands;
type Props<Island extends Name> = { name: Island } & React.ComponentProps<
  Awaited<ReturnType<(typeof islands)[Island]>>['default']
>;

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
export async function Island<Island extends Name>({ name, ...props }: Props<Island>) {
  const { default: Component }: { default: React.ElementType } = await islands[name]();
  return (
    <div className="contents" data-island={name} data-props={toJson(name, props)}>
      <Component {...props} />
    </div>
  );
}
