import { createElement } from 'react';
import type * as ReactDom from 'react-dom/client';
import { islands } from '@/components/islands/island';

type Load = () => Promise<{ default: React.ElementType }>;

const loaders = new Map<string | undefined, Load>(Object.entries(islands));

/**
 * Loads the component of an element that components/islands/island.tsx has rendered. Not by `lazy`: while a
 * root waits for that, React keeps what is typed from the listeners that save it.
 *
 * @returns a function that hydrates the element
 */
export async function load(element: HTMLElement, onError: () => void): Promise<() => void> {
  const { island, props = '{}' } = element.dataset;
  const loaded = await loaders.get(island)?.();
  return () => {
    if (!loaded) return;
    // React creates Errors while it is evaluated. With DevTools attached (Lighthouse, too), V8 then parses
    // all functions on the stack again. `import` would evaluate React with this whole module on the stack.
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const { hydrateRoot }: typeof ReactDom = require('react-dom/client');
    const rendered = element.innerHTML;
    hydrateRoot(element, createElement(loaded.default, JSON.parse(props)), {
      identifierPrefix: island,
      // React removes what has thrown. The HTML from the server also works without it.
      onUncaughtError(error) {
        reportError(error);
        element.innerHTML = rendered;
        onError();
      },
    });
  };
}
