import type { TermsPage } from '@/content/schema';

/** Size of a day in the drawing, and how many stand in a row: a week, beside the column of the day before. */
const day = 48;
const week = 7;

/** The days to cancel in, drawn as squares after the day of acceptance. */
export function CancellationCalendar({ days, accepted, caption }: TermsPage['calendar']) {
  const rows = Math.ceil(days / week);

  return (
    <figure className="max-w-xl self-start border border-linen bg-chalk p-6 lg:sticky lg:top-28 print:max-w-xs print:p-2">
      <svg
        viewBox={`0 0 ${(week + 1) * day} ${rows * day}`}
        aria-hidden="true"
        className="w-full font-heading text-[18px] font-semibold even-figures"
      >
        <rect x="2" y="2" width={day - 4} height={day - 4} className="fill-heritage" />
        <path d={`M14 ${day / 2} l7 7 l13 -14`} className="fill-none stroke-paper stroke-[3]" />
        {Array.from({ length: days }, (_, position) => {
          const x = (1 + (position % week)) * day;
          const y = Math.floor(position / week) * day;
          return (
            <g key={position}>
              <rect
                x={x + 2}
                y={y + 2}
                width={day - 4}
                height={day - 4}
                className="fill-paper stroke-ochre"
              />
              <text x={x + day / 2} y={y + day / 2 + 6} textAnchor="middle" className="fill-ink">
                {position + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-4 text-small">
        <span className="flex items-center gap-2.5 font-semibold">
          <span aria-hidden="true" className="size-3.5 bg-heritage forced-color-adjust-none" />
          {accepted}
        </span>
        <span className="mt-1.5 block text-ink-soft">{caption}</span>
      </figcaption>
    </figure>
  );
}
