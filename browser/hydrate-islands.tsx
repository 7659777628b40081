import { createElement } from 'react';
import type * as ReactDom from 'react-dom/client';
import { islands } from '@/components/islands/island';

const components = new Map<string | undefined, React.ElementType>(Object.entries(islands));

/** Hydrates an element that components/islands/island.tsx has rendered. */
export function hydrate(element: HTMLElement, onError: () => void): void {
  const { island, props = '{}' } = element.dataset;
  const component = components.get(island);
  if (!component) return;
  // React creates Errors while it is evaluated. With DevTools attached (Lighthouse, too), V8 then parses all
  // functions on the stack again. `import` would evaluate React with this whole module on the stack.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { hydrateRoot }: typeof ReactDom = require('react-dom/client');
  const rendered = element.innerHTML;
  hydrateRoot(element, createElement(component, JSON.parse(props)), {
    identifierPrefix: island,
    // React removes what has thrown. The HTML from the server also works without it.
    onUncaughtError(error) {
      reportError(error);
      element.innerHTML = rendered;
      onError();
    },
  });
}
