import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from '@/components/enquiry/contact-form';
import { Tooltips } from '@/components/ui/tooltips';

/** What React hydrates: the component of each island (components/ui/island.tsx), with its props as JSON. */
const islands: Record<string, (props: string) => React.ReactNode> = {
  'contact-form': (props) => <ContactForm {...JSON.parse(props)} />,
  tooltips: () => <Tooltips />,
};

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { island = '', props = '{}' } = element.dataset;
  const render = islands[island];
  if (!render) throw new Error(`There is no island "${island}" in browser/islands.tsx.`);
  hydrateRoot(element, render(props), { identifierPrefix: island });
}
