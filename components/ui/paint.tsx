/** A colour as it is: a browser's forced dark mode changes backgrounds, but no rectangles of SVG. */
export function Paint({ colour, className }: { colour: string; className?: string }) {
  return (
    <svg aria-hidden="true" width="20" height="20" className={className}>
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}
