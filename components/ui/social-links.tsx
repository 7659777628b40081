import type { IconNode } from 'lucide';
import { Icon } from './icon';

/* lucide has no brand marks; these two are drawn in its manner. */

const facebookMark: IconNode = [
  ['path', { d: 'M17 3h-2.5a4.5 4.5 0 0 0-4.5 4.5V10H7v4h3v7h4v-7h3l1-4h-4V7.5a.5.5 0 0 1 .5-.5H17z' }],
];

const instagramMark: IconNode = [
  ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5 }],
  ['circle', { cx: 12, cy: 12, r: 4 }],
  ['path', { d: 'M17.2 6.8h.01' }],
];

type Props = { facebook: string; instagram: string; linkClassName: string; className?: string };

/** The links to the pages on Facebook and Instagram. */
export function SocialLinks({ facebook, instagram, linkClassName, className }: Props) {
  return (
    <ul className={className}>
      <li>
        <a href={facebook} className={linkClassName}>
          <Icon shapes={facebookMark} className="size-5 shrink-0" />
          Facebook
        </a>
      </li>
      <li>
        <a href={instagram} className={linkClassName}>
          <Icon shapes={instagramMark} className="size-5 shrink-0" />
          Instagram
        </a>
      </li>
    </ul>
  );
}
