import { icons } from 'lucide-react';

/** An icon of lucide by the name that lucide.dev shows, like `paint-roller`; for the eye only. */
export function Icon({ name, className }: { name: string; className: string }) {
  const key = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const found = Object.entries(icons).find(([each]) => each === key);
  if (!found) throw new Error(`lucide has no icon named ${name}.`);
  const [, Lucide] = found;
  return <Lucide className={className} />;
}
