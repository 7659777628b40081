import { createLucideIcon, Globe } from 'lucide-react';
import type { Business } from '@/lib/content/types';

// Lucide has no brand icons.
const Facebook = createLucideIcon('facebook', [
  [
    'path',
    { d: 'M17 3h-2.5a4.5 4.5 0 0 0-4.5 4.5V10H7v4h3v7h4v-7h3l1-4h-4V7.5a.5.5 0 0 1 .5-.5H17z', key: 'f' },
  ],
]);

const Instagram = createLucideIcon('instagram', [
  ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5, key: 'frame' }],
  ['circle', { cx: 12, cy: 12, r: 4, key: 'lens' }],
  ['path', { d: 'M17.2 6.8h.01', key: 'flash' }],
]);

const brandIcons = new Map([
  ['facebook', Facebook],
  ['instagram', Instagram],
]);

type Props = { links: NonNullable<Business['social']>; linkClassName: string; className?: string };

/** Links to social networks, each with the network's icon or a neutral one. */
export function SocialLinks({ links, linkClassName, className }: Props) {
  return (
    <ul className={className}>
      {links.map(({ name, url }) => {
        const Icon = brandIcons.get(name.toLowerCase()) ?? Globe;
        return (
          <li key={url}>
            <a href={url} className={linkClassName}>
              <Icon className="size-icon shrink-0" />
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
