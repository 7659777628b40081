import type { IconNode } from 'lucide';
import { createElement } from 'react';

type Props = {
  /** The shapes of the icon, as `lucide` exports them. */
  shapes: IconNode;
  /** How wide the shapes are, in 24ths of their height. */
  width?: number;
  className: string;
};

/** An icon, for the eye only: what it stands beside has the name. */
export function Icon({ shapes, width = 24, className }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} 24`}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {shapes.map(([shape, attributes], position) => createElement(shape, { key: position, ...attributes }))}
    </svg>
  );
}
