'use client';
// Reason: checks, sends and answers in place. Without scripts it is a plain form that posts to the same endpoint.

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonStyles } from '../ui/button-styles';
import { useInBrowser } from '../ui/use-in-browser';
import { FailureToast } from './failure-toast';
import { Field } from './field';
import { checkEnquiry, type EnquiryErrors } from './schema';
import { sendEnquiry } from './send-enquiry';

type Editing = { state: 'editing'; errors: EnquiryErrors; failed: boolean };
type Status = Editing | { state: 'submitting' } | { state: 'sent' };

const blank: Editing = { state: 'editing', errors: {}, failed: false };

type Props = {
  /** The address of the form service. */
  endpoint: string;
  /** The level of the headings beside the form. */
  headingLevel: 2 | 3;
};

/** The contact form and the card that takes its place when the enquiry is sent. */
export function ContactForm({ endpoint, headingLevel }: Props) {
  const [status, setStatus] = useState<Status>(blank);
  const form = useRef<HTMLFormElement>(null);
  const card = useRef<HTMLDivElement>(null);
  // The browser's own checks serve until this form's have taken over.
  const scripted = useInBrowser(() => true, false);

  /** Shows a state at once, so that focus can go to what it holds. */
  const show = (next: Status) => flushSync(() => setStatus(next));

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status.state !== 'editing') return;

    const { submitter } = event.nativeEvent;
    const checked = checkEnquiry(Object.fromEntries(new FormData(event.currentTarget)));
    if (!checked.valid) {
      show({ state: 'editing', errors: checked.errors, failed: false });
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }

    show({ state: 'submitting' });
    if ((await sendEnquiry(endpoint, checked.enquiry)) === 'sent') {
      show({ state: 'sent' });
      card.current?.focus();
    } else {
      show({ ...blank, failed: true });
      // The disabled button has lost the focus; it is the one to press again.
      if (document.activeElement === document.body) submitter?.focus({ preventScroll: true });
    }
  }

  function startAgain() {
    show(blank);
    form.current?.querySelector('input')?.focus();
  }

  if (status.state === 'sent') {
    const Heading = `h${headingLevel}` as const;
    return (
      <div ref={card} tabIndex={-1} className="border-t-8 border-sage bg-chalk p-6 sm:p-10">
        <Heading className="text-heading">Thank You!</Heading>
        <p className="mt-4 text-lead">
          Your message has been sent successfully. We&apos;ll get back to you as soon as possible.
        </p>
        <button type="button" onClick={startAgain} className={`${buttonStyles('secondary')} mt-8`}>
          Send Another Message
        </button>
      </div>
    );
  }

  const submitting = status.state === 'submitting';
  const errors = status.state === 'editing' ? status.errors : {};

  return (
    <div>
      <form
        ref={form}
        action={endpoint}
        method="post"
        noValidate={scripted}
        onSubmit={submit}
        aria-label="Send us a message"
        className="space-y-6 bg-chalk p-6 sm:p-10"
      >
        <Field id="enquiry-name" label="Name" error={errors.name}>
          {(control) => (
            <input {...control} name="name" type="text" autoComplete="name" required readOnly={submitting} />
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
              readOnly={submitting}
            />
          )}
        </Field>
        <Field id="enquiry-message" label="Message" error={errors.message}>
          {(control) => <textarea {...control} name="message" rows={6} required readOnly={submitting} />}
        </Field>
        <button
          type="submit"
          disabled={submitting}
          className={`${buttonStyles('primary')} w-full disabled:opacity-70 sm:w-auto sm:min-w-48`}
        >
          {submitting ? 'Sending...' : 'Send Message'}
        </button>
      </form>
      <FailureToast
        open={status.state === 'editing' && status.failed}
        onClose={() => setStatus((now) => (now.state === 'editing' ? { ...now, failed: false } : now))}
      />
    </div>
  );
}
