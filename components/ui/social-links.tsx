/* lucide has no brand marks; these two are drawn in its manner. */
const icon = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
  className: 'size-5 shrink-0',
} as const;

type Props = { facebook: string; instagram: string; linkClassName: string; className?: string };

/** The links to the pages on Facebook and Instagram. */
export function SocialLinks({ facebook, instagram, linkClassName, className }: Props) {
  return (
    <ul className={className}>
      <li>
        <a href={facebook} className={linkClassName}>
          <svg {...icon}>
            <path d="M17 3h-2.5a4.5 4.5 0 0 0-4.5 4.5V10H7v4h3v7h4v-7h3l1-4h-4V7.5a.5.5 0 0 1 .5-.5H17z" />
          </svg>
          Facebook
        </a>
      </li>
      <li>
        <a href={instagram} className={linkClassName}>
          <svg {...icon}>
            <rect x="3" y="3" width="18" height="18" rx="5" />
            <circle cx="12" cy="12" r="4" />
            <path d="M17.2 6.8h.01" />
          </svg>
          Instagram
        </a>
      </li>
    </ul>
  );
}
