import { CircleAlert } from 'lucide-react';

type Control = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
};

type Props = {
  id: string;
  label: string;
  error: string | undefined;
  /** Renders the control with the attributes it gets from the field. */
  children: (control: Control) => React.ReactNode;
};

/** A required field: label, control, and the error message under it. */
export function Field({ id, label, error, children }: Props) {
  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label} <span className="text-clay">*</span>
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : undefined,
        className:
          'mt-2 block w-full rounded-cut border border-ink-soft bg-paper px-4 py-3 read-only:text-ink-soft aria-invalid:border-2 aria-invalid:border-clay',
      })}
      {error && (
        <p id={errorId} className="mt-2 flex items-start gap-2 font-medium text-clay">
          <CircleAlert className="mt-1 size-4.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
