type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

type Props = {
  /** By which browser/islands.tsx finds the component. */
  name: 'contact-form' | 'tooltips';
  /** The props of the component, which travel to the browser as JSON. */
  props?: { [key: string]: Json };
  /** The component with these props. It must not print `useId` in its first render: in the browser, ids are others. */
  children: React.ReactNode;
};

/** Marks a part of a page that React hydrates in the browser. Everything else stays as the server has rendered it. */
export function Island({ name, props = {}, children }: Props) {
  return (
    <div className="contents" data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
