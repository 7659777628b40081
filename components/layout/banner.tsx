import { Pause, Play } from 'lucide-react';
import type { Business } from '@/lib/content/schema';
import { EmailLink } from '../ui/email-link';
import { Tooltip } from '../ui/tooltip';

/**
 * The moving strip under the header. It pauses on hover and by a checkbox, which needs no script; on focus it returns to its start,
 * and the focused link comes first. The second list makes the loop seamless and is hidden from assistive technology.
 */
export function Banner({ business }: { business: Business }) {
  const list = (copy: boolean) => {
    const link = {
      tabIndex: copy ? -1 : undefined,
      className:
        '-mx-1.25 flex min-h-11 w-max max-w-[calc(100cqi-4.5rem)] items-center px-1.25 leading-tight whitespace-normal underline-offset-4 hover:underline focus-visible:-outline-offset-4',
    };
    const items = [
      <a key="phone" href={`tel:${business.phoneInternational}`} {...link}>
        {`Call ${business.phone}`}
      </a>,
      <EmailLink key="email" email={business.email} {...link} />,
      ...(business.banner ?? []),
    ];
    return (
      <ul
        aria-hidden={copy || undefined}
        className={`flex min-w-[100cqi] shrink-0 items-center justify-around ${copy ? 'motion-reduce:hidden' : 'motion-reduce:flex-1 motion-reduce:flex-wrap motion-reduce:justify-center [&>:focus-within]:-order-1'}`}
      >
        {items.map((item, position) => (
          <li
            key={position}
            className="flex items-center px-5 whitespace-nowrap before:mr-10 before:size-1.5 before:rotate-45 before:bg-ochre-light motion-reduce:min-h-9 motion-reduce:px-2 motion-reduce:whitespace-normal motion-reduce:before:mr-3 max-lg:motion-reduce:px-1.5 max-lg:motion-reduce:before:mr-2"
          >
            {item}
          </li>
        ))}
      </ul>
    );
  };

  return (
    <section
      aria-label="At a glance"
      className="group on-dark relative z-20 flex bg-heritage text-label font-semibold text-paper uppercase max-lg:motion-reduce:tracking-normal max-lg:motion-reduce:normal-case print:hidden"
    >
      <Tooltip label="Pause the moving text">
        <input
          type="checkbox"
          aria-label="Pause the moving text"
          className="peer absolute left-0 size-11 cursor-pointer appearance-none focus-visible:-outline-offset-4 motion-reduce:hidden"
        />
      </Tooltip>
      <span className="pointer-events-none flex size-11 shrink-0 items-center justify-center motion-reduce:hidden peer-checked:[&>.lucide-pause]:hidden peer-checked:[&>.lucide-play]:block">
        <Pause className="size-4 fill-current stroke-0" />
        <Play className="hidden size-4 fill-current stroke-0" />
      </span>
      <div className="@container flex-1 overflow-x-hidden peer-checked:*:paused">
        <div className="flex w-max animate-marquee group-hover:paused focus-within:animate-none motion-reduce:w-auto">
          {list(false)}
          {list(true)}
        </div>
      </div>
    </section>
  );
}
