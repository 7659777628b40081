import { useSyncExternalStore } from 'react';
import { countCharacters, messageLimit } from '@/lib/enquiry/enquiry-rules';

/** From this many characters on, the visitor may reach the limit. */
const shownFrom = 1_800;

/** Calls a function when the message may have changed: typed, or restored on a return to the page. */
function subscribe(onChange: () => void) {
  const events = ['input', 'pageshow'];
  for (const event of events) addEventListener(event, onChange);
  return () => events.forEach((event) => removeEventListener(event, onChange));
}

const readCount = () =>
  countCharacters(document.querySelector<HTMLTextAreaElement>('form textarea')?.value ?? '');

/** Counts the characters of the message, near the limit and above it. */
export function MessageCount({ id }: { id: string }) {
  const count = useSyncExternalStore(subscribe, readCount, () => 0);
  return (
    <div id={id} aria-live="polite" className="text-small text-ink-soft">
      {count >= shownFrom && (
        // A key, because a translator may have replaced the text that React would change.
        <span key={count} className="block pt-2">
          {`${count.toLocaleString('en-GB')} of ${messageLimit.toLocaleString('en-GB')} characters`}
        </span>
      )}
    </div>
  );
}
