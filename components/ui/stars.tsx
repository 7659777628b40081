import { Star } from 'lucide-react';

/** A rating as that many stars, spoken as "Rated 5 out of 5". */
export function Stars({ rating }: { rating: number }) {
  return (
    <div role="img" aria-label={`Rated ${rating} out of 5`} className="flex gap-1 text-ochre">
      {Array.from({ length: rating }, (_, position) => (
        <Star key={position} className="size-5 fill-current" />
      ))}
    </div>
  );
}
