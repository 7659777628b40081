import { createLucideIcon } from 'lucide-react';

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

type Props = { facebook: string; instagram: string; linkClassName: string; className?: string };

export function SocialLinks({ facebook, instagram, linkClassName, className }: Props) {
  return (
    <ul className={className}>
      <li>
        <a href={facebook} className={linkClassName}>
          <Facebook className="size-5 shrink-0" />
          Facebook
        </a>
      </li>
      <li>
        <a href={instagram} className={linkClassName}>
          <Instagram className="size-5 shrink-0" />
          Instagram
        </a>
      </li>
    </ul>
  );
}
