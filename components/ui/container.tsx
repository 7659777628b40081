/** Centres its content, with gutters on both sides. */
export function Container({ className = '', children }: { className?: string; children: React.ReactNode }) {
  return <div className={`mx-auto max-w-page px-gutter ${className}`}>{children}</div>;
}
