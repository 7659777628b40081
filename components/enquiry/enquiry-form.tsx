import { buttonStyles } from '../ui/button-styles';
import { saveDraft } from './draft';
import { Field } from './field';
import { valuesOf } from './fields';
import type { EnquiryErrors } from './schema';

type Props = Pick<React.ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit'> & {
  /** The address of the form service. */
  endpoint: string;
  errors?: EnquiryErrors;
  sending: boolean;
};

/** The form: three fields and a button. */
export function EnquiryForm({ endpoint, errors = {}, sending, ...form }: Props) {
  return (
    <form
      {...form}
      action={endpoint}
      method="post"
      onInput={(event) => saveDraft(valuesOf(event.currentTarget), 'editing')}
      aria-label="Send us a message"
      className="flex flex-col gap-5 bg-chalk p-5 sm:gap-6 sm:p-10"
    >
      <Field id="enquiry-name" label="Name" error={errors.name}>
        {(control) => (
          <input {...control} name="name" type="text" autoComplete="name" required readOnly={sending} />
        )}
      </Field>
      <Field id="enquiry-email" label="Email" error={errors.email}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            required
            readOnly={sending}
          />
        )}
      </Field>
      <Field id="enquiry-message" label="Message" error={errors.message}>
        {(control) => <textarea {...control} name="message" rows={6} required readOnly={sending} />}
      </Field>
      {/* Before hydration, early-form.ts may have changed the text. */}
      <button
        type="submit"
        disabled={sending}
        suppressHydrationWarning
        className={`${buttonStyles('primary')} w-full self-start disabled:opacity-70 sm:w-auto sm:min-w-48`}
      >
        {sending ? 'Sending...' : 'Send Message'}
      </button>
    </form>
  );
}
