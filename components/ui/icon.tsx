import { icons } from 'lucide-react';
import type { IconName } from '@/content/schema';

/** An icon of lucide that the content has chosen; for the eye only. */
export function Icon({ name, className }: { name: IconName; className: string }) {
  const Lucide = icons[name];
  return <Lucide className={className} />;
}
