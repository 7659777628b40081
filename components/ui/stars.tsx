/** The path of Lucide's star icon, which is 24 by 24. */
const star =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z';

/** The distance from one star to the next, in units of the viewBox. */
const step = 28;

/** A rating in stars, announced as "Rated 5 out of 5". */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      viewBox={`0 0 ${rating * step - 4} 24`}
      role="img"
      aria-label={`Rated ${rating} out of 5`}
      className="h-5 max-w-full self-start fill-ochre"
    >
      {Array.from({ length: rating }, (_, position) => (
        <path key={position} d={star} transform={`translate(${position * step})`} />
      ))}
    </svg>
  );
}
