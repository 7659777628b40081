import { CircleAlert } from 'lucide-react';
import { MessageCount } from './message-count';

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
        {label}{' '}
        <span aria-hidden="true" className="text-clay">
          *
        </span>
      </label>
      <Control
        {...control}
        id={id}
        required
        dir="auto"
        aria-invalid={error ? true : undefined}
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
