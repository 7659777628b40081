import { CircleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { countCharacters, messageLimit } from '@/lib/enquiry/enquiry-rules';

type Props = {
  as?: 'input' | 'textarea';
  name: string;
  label: string;
  error: string | undefined;
  readOnly: boolean;
  /** Whether to show a character count near the limit. */
  counted?: boolean;
  /** Other attributes of the control. */
  type?: 'email';
  pattern?: string;
  rows?: number;
  autoComplete?: string;
  spellCheck?: boolean;
};

/** A required field: label, control, and below it the error message and the character count. */
export function Field({ as: Control = 'input', label, error, counted, ...control }: Props) {
  const id = `enquiry-${control.name}`;
  const errorId = `${id}-error`;
  const countId = `${id}-count`;
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {`${label} `}
        <span aria-hidden="true" className="text-clay">
          *
        </span>
      </label>
      <Control
        {...control}
        id={id}
        required
        dir="auto"
        // Firefox takes an empty required field for invalid, unless this says otherwise.
        aria-invalid={Boolean(error)}
        aria-describedby={[error && errorId, counted && countId].filter(Boolean).join(' ') || undefined}
        className="mt-2 block w-full rounded-cut border border-ink-soft bg-paper px-4 py-3 read-only:text-ink-soft aria-invalid:border-2 aria-invalid:border-clay low:max-h-[45svh]"
      />
      {error && (
        // The key makes React replace the element: a translation tool may have replaced its text.
        <p key={error} id={errorId} className="mt-2 flex items-start gap-2 font-medium text-clay">
          <CircleAlert className="mt-1 size-4.5 shrink-0" />
          {error}
        </p>
      )}
      {counted && <MessageCount id={countId} />}
    </div>
  );
}

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
function MessageCount({ id }: { id: string }) {
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
