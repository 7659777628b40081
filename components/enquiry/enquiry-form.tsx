import { useLayoutEffect, useRef, useState } from 'react';
import { allFields, restoreDraft } from '@/lib/enquiry/draft';
import { Field } from './field';
import type { EnquiryErrors } from '@/lib/enquiry/enquiry-rules';

type Props = {
  /** The address of the form service. */
  endpoint: string;
  /** When the business answers. */
  answer?: string;
  errors?: EnquiryErrors;
  /** For screen readers, such as that the name of the disabled button has changed. */
  announcement?: string;
  sending: boolean;
  /** Announced, and shown above the button. */
  note?: React.ReactNode;
  onSubmit: React.SubmitEventHandler<HTMLFormElement>;
  onInput: React.InputEventHandler<HTMLFormElement>;
};

/** The name of the focused field; undefined on the server. */
const findFocusedName = () =>
  typeof document === 'undefined' ? undefined : document.activeElement?.getAttribute('name');

/** Three fields, filled from the draft, and a button. */
export function EnquiryForm({
  endpoint,
  answer,
  errors = {},
  announcement,
  sending,
  note,
  onSubmit,
  onInput,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [focusedName] = useState(findFocusedName);
  const common = (name: keyof EnquiryErrors) => ({ name, error: errors[name], readOnly: sending });

  useLayoutEffect(() => {
    // Before hydration, the browser validates and posts the form.
    if (form.current) form.current.noValidate = true;
    restoreDraft();
    // If an extension changed the page before hydration, React has replaced the form and its focused field.
    if (document.activeElement !== document.body) return;
    const focused = allFields().find(({ name }) => name === focusedName);
    focused?.focus({ preventScroll: true });
  }, [focusedName]);

  return (
    <form
      ref={form}
      action={endpoint}
      method="post"
      onSubmit={onSubmit}
      onInput={onInput}
      aria-label="Enquiry"
      className="flex flex-col gap-5 bg-chalk p-box sm:gap-6 sm:p-10 forced-colors:border"
    >
      {/* Screen readers announce required fields themselves. */}
      <p aria-hidden="true" className="-mb-3 text-small text-ink-soft">
        Fields with a star (<span className="text-clay">*</span>) are required.
      </p>
      {/* The patterns are for the browser: a name that is not blank, a domain that contains a dot. */}
      <Field {...common('name')} label="Name" autoComplete="name" pattern=".*\S.*" />
      <Field
        {...common('email')}
        type="email"
        label="Email"
        autoComplete="email"
        spellCheck={false}
        pattern=".+@.+\..+"
      />
      <Field {...common('message')} as="textarea" label="Message" rows={6} counted />
      <div>
        <div role="status">
          {announcement && <span className="sr-only">{announcement}</span>}
          {note}
        </div>
        <button
          type="submit"
          disabled={sending}
          className="button button-primary w-full disabled:opacity-70 sm:w-auto sm:min-w-48"
        >
          {sending ? 'Sending...' : 'Send message'}
        </button>
      </div>
      {answer && <p className="-mt-2 text-small text-ink-soft">{answer}</p>}
    </form>
  );
}
