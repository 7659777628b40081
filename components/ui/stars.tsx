type Props = { rating: number; className?: string };

/** A rating, announced as "Rated 5 out of 5". The viewBox shows `rating` of the five stars in shapes.tsx. */
export function Stars({ rating, className = '' }: Props) {
  return (
    <svg
      viewBox={`0 0 ${rating * 28 - 4} 24`}
      role="img"
      aria-label={`Rated ${rating} out of 5`}
      className={`fill-ochre stroke-ochre ${className}`}
    >
      <use href="#stars" />
    </svg>
  );
}
