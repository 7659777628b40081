import type { ContactPage } from '@/content/schema';

/** What happens to the details that a visitor sends, folded up under the form; it opens without scripts. */
export function PrivacyNote({ heading, text }: ContactPage['privacy']) {
  return (
    <details className="mt-2 text-small text-ink-soft">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-linen underline-offset-4 hover:decoration-ochre">
        {heading}
      </summary>
      <div className="flex max-w-measure flex-col gap-3 pb-4">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}
