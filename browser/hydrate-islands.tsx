import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands } from '@/components/islands/islands';

const components = new Map<string | undefined, React.ElementType>(Object.entries(islands));

// What components/islands/island.tsx has rendered.
for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { island, props = '{}' } = element.dataset;
  const component = components.get(island);
  if (component)
    hydrateRoot(element, createElement(component, JSON.parse(props)), { identifierPrefix: island });
}
