import { PageLink } from '../ui/page-link';

/** The path of the brush stroke in app/icon.svg, which is 32 by 32. */
const brushStroke =
  'M5,21.5c3-1.9,5.8-6.7,9.1-6.7,3.4,0,1.2,5.2,4.5,5.2,3.3,0,4.2-6.9,8.4-10.5-1.3,5.8-3.3,14-8.6,14-4.2,0-2.1-4.6-4.7-4.6-2.4,0-4.3,4.1-8.7,2.6z';

/** Beside a name of at most so many characters, a phone has room for the icon. */
const longestBesideIcon = 16;

/** The logo, or the icon and the name of the business, linked to the home page. */
export function Wordmark({ name, logo }: { name: string; logo?: string }) {
  return (
    <PageLink
      href="/"
      translate="no"
      className="flex min-h-11 min-w-0 flex-1 items-center gap-2 @max-[160px]:basis-full @2xl:gap-2.5 navigation-fits:min-w-40"
    >
      {logo ? (
        // eslint-disable-next-line @next/next/no-img-element -- a logo has no other sizes
        <img src={logo} alt={name} className="h-10 max-w-full object-contain object-left" />
      ) : (
        <>
          <svg
            viewBox="0 0 32 32"
            aria-hidden="true"
            className={`hidden size-6 shrink-0 forced-color-adjust-none @2xl:block @2xl:size-8 ${name.length <= longestBesideIcon ? 'number-fits:block' : ''}`}
          >
            <rect width="32" height="32" className="fill-heritage" />
            <path d={brushStroke} className="fill-ochre-light" />
          </svg>
          <span className="font-heading text-wordmark font-semibold text-balance @6xl:text-[1.375rem]">
            {name}
          </span>
        </>
      )}
    </PageLink>
  );
}
