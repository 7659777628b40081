import { Pause, Play } from 'lucide-react';
import type { Business } from '@/content/schema';
import { Tooltip } from '../ui/tooltip';

type Props = { business: Pick<Business, 'phone' | 'phoneInternational' | 'email' | 'banner'> };

/**
 * The moving strip under the header. The pause control is a checkbox for CSS (globals.css), so that it works without
 * scripts. The second list makes the loop seamless and is hidden from assistive technology.
 */
export function Banner({ business }: Props) {
  const items = [
    { text: `Call ${business.phone}`, href: `tel:${business.phoneInternational}` },
    { text: business.email, href: `mailto:${business.email}` },
    ...(business.banner ?? []).map((text) => ({ text, href: undefined })),
  ];

  const list = (copy: boolean) => (
    <ul aria-hidden={copy || undefined} className={copy ? 'marquee-copy' : 'marquee-list'}>
      {items.map(({ text, href }) => (
        <li
          key={text}
          className="flex items-center px-5 whitespace-nowrap before:mr-10 before:size-1.5 before:rotate-45 before:bg-ochre-light still:min-h-9 still:px-2 still:wrap-anywhere still:whitespace-normal still:before:mr-3"
        >
          {href ? (
            <a
              href={href}
              tabIndex={copy ? -1 : undefined}
              className="-mx-1.25 flex min-h-11 items-center px-1.25 underline-offset-4 hover:underline focus-visible:-outline-offset-4"
            >
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );

  return (
    <section
      aria-label="At a glance"
      className="banner on-dark relative z-20 flex bg-heritage text-label font-semibold text-paper uppercase print:hidden"
    >
      <div className="flex-1 overflow-x-hidden">
        <div className="marquee-track">
          {list(false)}
          {list(true)}
        </div>
      </div>
      <div className="relative flex size-11 shrink-0 items-center justify-center bg-heritage still:hidden">
        <Tooltip label="Pause the moving text">
          <input
            type="checkbox"
            aria-label="Pause the moving text"
            className="peer absolute inset-0 cursor-pointer appearance-none focus-visible:-outline-offset-4"
          />
        </Tooltip>
        <Pause className="pointer-events-none size-4 fill-current stroke-0 peer-checked:hidden" />
        <Play className="pointer-events-none hidden size-4 fill-current stroke-0 peer-checked:block" />
      </div>
    </section>
  );
}
