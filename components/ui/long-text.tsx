type Props = { className?: string; children: string };

/** A text of a sentence or more, with the line breaks of its writer, and in its own direction, as of Arabic or Hebrew. */
export function LongText({ className = '', children }: Props) {
  return (
    <p dir="auto" className={`text-balance whitespace-pre-line ${className}`}>
      {children}
    </p>
  );
}
