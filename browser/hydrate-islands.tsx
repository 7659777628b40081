import { createElement } from 'react';
import { islands } from '@/components/islands/island';
import { restoreDraft } from '@/lib/enquiry/draft';

const components = new Map<string | undefined, React.ElementType>(Object.entries(islands));

// React creates Errors while it is evaluated. With DevTools attached (Lighthouse, too), V8 then parses all
// functions on the stack again. `import()` evaluates React from an almost empty stack.
void import('react-dom/client').then(({ hydrateRoot }) => {
  // Rendered by components/islands/island.tsx.
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island, props = '{}' } = element.dataset;
    const component = components.get(island);
    if (!component) continue;
    const rendered = element.innerHTML;
    hydrateRoot(element, createElement(component, JSON.parse(props)), {
      identifierPrefix: island,
      // React removes what has thrown. The HTML from the server also works without it.
      onUncaughtError(error) {
        reportError(error);
        element.innerHTML = rendered;
        restoreDraft();
      },
    });
  }
});
