import { useSyncExternalStore } from 'react';
import { countCharacters, messageLimit } from '@/lib/enquiry/enquiry-rules';

/** The number of characters from which the count is shown. */
const shownFrom = 1_800;

/** Listens for changes to the message: typing, or restoring it on a return to the page. */
function subscribe(onChange: () => void) {
  const events = ['input', 'pageshow'];
  for (const event of events) addEventListener(event, onChange);
  return () => events.forEach((event) => removeEventListener(event, onChange));
}

const readCount = () =>
  countCharacters(document.querySelector<HTMLTextAreaElement>('form textarea')?.value ?? '');

/** Counts the characters of the message. Shown near the limit and above it. */
export function MessageCount({ id }: { id: string }) {
  const count = useSyncExternalStore(subscribe, readCount, () => 0);
  return (
    <div id={id} aria-live="polite" className="text-small text-ink-soft">
      {count >= shownFrom && (
        // The key makes React replace the element: a translation tool may have replaced its text.
        <span key={count} className="block pt-2">
          {`${count.toLocaleString('en-GB')} of ${messageLimit.toLocaleString('en-GB')} characters`}
        </span>
      )}
    </div>
  );
}
