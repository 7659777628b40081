import type { Thing, WithContext } from 'schema-dts';

/** Facts for search engines (https://json-ld.org). No text in them can end the element: `<` is written as an escape. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
