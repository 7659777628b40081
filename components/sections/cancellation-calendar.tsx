import type { TermsTexts } from '@/lib/content/types';
import { Prose } from '../ui/prose';

/** The width and height of a day, in viewBox units. */
const daySize = 48;
const daysPerRow = 7;

/** The cancellation period: numbered days after the day of acceptance. */
export function CancellationCalendar({ days, accepted, caption }: TermsTexts['calendar']) {
  const width = (daysPerRow + 1) * daySize - 3;
  const height = Math.ceil(days / daysPerRow) * daySize - 3;

  return (
    <figure className="self-start border border-linen bg-chalk p-6 max-md:max-w-xl md:flex md:items-center md:gap-8 lg:sticky lg:top-28 lg:block print:block print:max-w-xs print:p-2">
      <svg
        viewBox={`1.5 1.5 ${width} ${height}`}
        width={width}
        aria-hidden="true"
        className="w-full overflow-visible font-heading text-[18px] [font-variant-numeric:tabular-nums] md:w-68 md:shrink-0 lg:w-full"
      >
        <rect x="2" y="2" width={daySize - 4} height={daySize - 4} className="fill-heritage" />
        <path d={`M14 ${daySize / 2} l7 7 l13 -14`} className="fill-none stroke-paper stroke-3" />
        {Array.from({ length: days }, (_, position) => {
          const x = (1 + (position % daysPerRow)) * daySize;
          const y = Math.floor(position / daysPerRow) * daySize;
          return (
            <g key={position}>
              <rect
                x={x + 2}
                y={y + 2}
                width={daySize - 4}
                height={daySize - 4}
                // For readers without styles.
                fill="none"
                stroke="currentColor"
                className="fill-paper stroke-ochre"
              />
              <text x={x + daySize / 2} y={y + daySize / 2 + 6} textAnchor="middle" className="fill-ink">
                {position + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-4 text-small md:mt-0 lg:mt-4 print:mt-3">
        <span className="flex items-center gap-2.5 font-semibold">
          <span aria-hidden="true" className="size-3.5 shrink-0 bg-heritage forced-color-adjust-none" />
          {accepted}
        </span>
        <Prose className="mt-1.5 text-ink-soft">{caption}</Prose>
      </figcaption>
    </figure>
  );
}
