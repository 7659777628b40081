import type { AboutTexts } from '@/lib/content/types';
import { Picture } from '../ui/picture';

/** A wide photo of a wall in stages, over a list of them. Phones show its left three quarters. */
export function Stages({ photo, list }: NonNullable<AboutTexts['stages']>) {
  return (
    <figure className="mt-6 sm:mt-10 print:break-before-avoid">
      <div className="overflow-hidden">
        <Picture
          photo={photo}
          boxes={[
            { media: '(min-width: 48rem)', width: '100vw', ratio: 2.4 },
            { width: '133vw', ratio: 2.4 },
          ]}
          className="aspect-12/5 w-4/3 md:w-full print:w-full"
        />
      </div>
      {/* Each is under its part of the photo: of five, the first four have 15% each. */}
      <ol
        className={`px-gutter pt-5 md:grid md:px-0 md:pt-0 ${list.length === 5 ? 'grid-cols-[repeat(4,15%)_1fr]' : 'auto-cols-fr grid-flow-col'}`}
      >
        {list.map(({ title, text }) => (
          <li
            key={text}
            className="flex gap-x-4 py-1 md:block md:border-current/20 md:px-3 md:py-4 md:not-first:border-l md:first:pl-gutter md:max-lg:text-small"
          >
            <b className="max-w-1/2 min-w-16 shrink-0 font-semibold md:block md:max-w-none">{title}</b> {text}
          </li>
        ))}
      </ol>
    </figure>
  );
}
