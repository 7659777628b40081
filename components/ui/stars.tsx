import { Star, type IconNode } from 'lucide';
import { Icon } from './icon';

/** From one star to the next, in 24ths of their height. */
const step = 28.8;

/** A rating as that many stars, spoken as "Rated 5 out of 5". They are one picture, for a phone takes time for each. */
export function Stars({ rating }: { rating: number }) {
  const stars = Array.from({ length: rating }, (_, position): IconNode =>
    Star.map(([shape, attributes]) => [shape, { ...attributes, transform: `translate(${position * step})` }]),
  );
  return (
    <div role="img" aria-label={`Rated ${rating} out of 5`} className="text-ochre">
      <Icon shapes={stars.flat()} width={rating * step - step + 24} className="h-5 fill-current" />
    </div>
  );
}
