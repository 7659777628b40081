import { Star } from 'lucide';
import { Icon } from './icon';

/** A rating as that many stars, spoken as "Rated 5 out of 5". */
export function Stars({ rating }: { rating: number }) {
  return (
    <div role="img" aria-label={`Rated ${rating} out of 5`} className="flex gap-1 text-ochre">
      {Array.from({ length: rating }, (_, position) => (
        <Icon key={position} shapes={Star} className="size-5 fill-current" />
      ))}
    </div>
  );
}
