import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands } from '@/components/islands/island';
import { restoreDraft } from '@/lib/enquiry/draft';

const components = new Map<string | undefined, React.ElementType>(Object.entries(islands));

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
