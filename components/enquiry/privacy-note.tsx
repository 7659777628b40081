import { ChevronDown } from 'lucide-react';
import type { ContactTexts } from '@/lib/content/types';
import { Prose } from '../ui/prose';

/** How the details that visitors send are used, as a disclosure under the form. */
export function PrivacyNote({ heading, text }: ContactTexts['privacy']) {
  return (
    <details className="group mt-2 text-small text-ink-soft">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 underline decoration-linen underline-offset-4 marker:hidden hover:decoration-ochre">
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
        {heading}
      </summary>
      <div className="flex max-w-measure flex-col gap-3 pb-4">
        {text.map((paragraph) => (
          <Prose key={paragraph}>{paragraph}</Prose>
        ))}
      </div>
    </details>
  );
}
