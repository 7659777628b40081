import { brushStroke } from '../ui/brush-mark';
import { Link } from '../ui/link';

/** The name of the business with its brush mark, leading home. */
export function Wordmark({ name }: { name: string }) {
  return (
    <Link href="/" className="flex min-h-11 min-w-0 items-center gap-2.5">
      <svg
        viewBox="0 0 32 32"
        aria-hidden="true"
        className="size-8 shrink-0 forced-color-adjust-none max-[22rem]:hidden"
      >
        <rect width="32" height="32" className="fill-heritage" />
        <path d={brushStroke} className="fill-ochre-light" />
      </svg>
      <span className="font-heading text-[1.25rem] leading-none font-semibold tracking-tight sm:text-title">
        {name}
      </span>
    </Link>
  );
}
