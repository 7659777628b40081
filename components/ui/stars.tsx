type Props = { rating: number; className: string };

/** As many of the five stars in shapes.tsx as the rating has. Text beside them says it in words. */
export function Stars({ rating, className }: Props) {
  const width = rating * 28 - 4;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 24`}
      width={width}
      height="24"
      className={`w-auto fill-ochre stroke-ochre ${className}`}
    >
      <use href="#stars" />
    </svg>
  );
}
