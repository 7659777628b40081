type Props = { rating: number; className?: string };

/**
 * A rating in stars, announced as "Rated 5 out of 5". The five are drawn once (shapes.tsx), and the box shows
 * some of them.
 */
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
