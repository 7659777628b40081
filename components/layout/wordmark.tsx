import { readFileSync } from 'node:fs';
import { PageLink } from '../ui/page-link';

const icon = readFileSync('app/icon.svg', 'utf8');

/** The longest name, in characters, that leaves room for the icon on a phone. */
const longestBesideIcon = 16;

/** The logo, or the icon and the name of the business, as a link to the home page. */
export function Wordmark({ name, logo }: { name: string; logo?: string }) {
  return (
    <PageLink
      href="/"
      translate="no"
      className="flex min-h-11 min-w-0 flex-1 items-center gap-2 @max-[160px]:basis-full @2xl:gap-2.5 navigation-fits:min-w-40"
    >
      {logo ? (
        // eslint-disable-next-line @next/next/no-img-element -- a logo has no other sizes
        <img src={logo} alt={name} height="40" className="h-10 object-contain object-left" />
      ) : (
        <>
          <span
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: icon }}
            className={`hidden size-6 shrink-0 forced-color-adjust-none *:size-full @2xl:block @2xl:size-8 ${name.length <= longestBesideIcon ? 'number-fits:block' : ''}`}
          />
          <span className="font-heading text-wordmark text-balance @6xl:text-[1.375rem]">{name}</span>
        </>
      )}
    </PageLink>
  );
}
