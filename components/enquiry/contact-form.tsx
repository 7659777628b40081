'use client';
// Reason: checks, sends and answers in place. Without scripts it is a plain form that posts to the same endpoint.

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonStyles } from '../ui/button-styles';
import { useInBrowser } from '../ui/use-in-browser';
import { clearDraft, saveDraft } from './draft';
import { failure } from './failure';
import { Field } from './field';
import { valuesOf } from './fields';
import type { EnquiryErrors } from './schema';
import { sendEnquiry } from './send-enquiry';
import { useDraft } from './use-draft';
import { useKit } from './use-kit';

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
  const card = useRef<HTMLElement>(null);
  const { kit, fetchKit } = useKit(form);
  // The browser's own checks serve until this form's have taken over.
  const scripted = useInBrowser(() => true, false);
  useDraft(form);

  // What was pressed before this form had taken over, scripts/seal/loader.ts has held.
  useEffect(() => {
    if (form.current?.dataset.held === undefined) return;
    delete form.current.dataset.held;
    form.current.requestSubmit();
  }, []);

  /** Shows a state at once, so that focus can go to what it holds. */
  const show = (next: Status) => flushSync(() => setStatus(next));

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status.state !== 'editing') return;

    const { submitter } = event.nativeEvent;
    const values = valuesOf(event.currentTarget);
    const fail = () => {
      show({ ...blank, failed: true });
      // The disabled button has lost the focus; it is the one to press again.
      if (document.activeElement === document.body) submitter?.focus({ preventScroll: true });
    };

    let rules = kit;
    if (!rules) {
      show({ state: 'submitting' });
      rules = await fetchKit();
      if (!rules) return fail();
    }

    const checked = rules.checkEnquiry(values);
    if (!checked.valid) {
      show({ state: 'editing', errors: checked.errors, failed: false });
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }

    show({ state: 'submitting' });
    if ((await sendEnquiry(endpoint, checked.enquiry)) === 'failed') return fail();
    clearDraft();
    show({ state: 'sent' });
    card.current?.focus();
  }

  function startAgain() {
    show(blank);
    form.current?.querySelector('input')?.focus();
  }

  if (status.state === 'sent') {
    const Heading = `h${headingLevel}` as const;
    return (
      <section
        ref={card}
        tabIndex={-1}
        aria-labelledby="enquiry-sent"
        aria-describedby="enquiry-answer"
        className="border-t-8 border-sage bg-chalk p-6 sm:p-10"
      >
        <Heading id="enquiry-sent" className="text-heading">
          Thank You!
        </Heading>
        <p id="enquiry-answer" className="mt-4 text-lead">
          Your message has been sent successfully. We&apos;ll get back to you as soon as possible.
        </p>
        <button type="button" onClick={startAgain} className={`${buttonStyles('secondary')} mt-8`}>
          Send Another Message
        </button>
      </section>
    );
  }

  const submitting = status.state === 'submitting';
  const { errors, failed } = status.state === 'editing' ? status : blank;

  return (
    <div>
      <form
        ref={form}
        action={endpoint}
        method="post"
        noValidate={scripted}
        onSubmit={submit}
        onInput={(event) => saveDraft(valuesOf(event.currentTarget))}
        aria-label="Send us a message"
        className="group flex flex-col gap-6 bg-chalk p-6 sm:p-10"
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
          className={`${buttonStyles('primary')} w-full self-start group-data-held:opacity-70 disabled:opacity-70 sm:w-auto sm:min-w-48`}
        >
          {submitting ? 'Sending...' : 'Send Message'}
        </button>
      </form>
      {/* A disabled button tells nobody that its name has changed. */}
      <p role="status" className="sr-only">
        {submitting && 'Sending...'}
      </p>
      {kit && (
        <kit.FailureToast
          open={failed}
          onClose={() => setStatus((now) => (now.state === 'editing' ? { ...now, failed: false } : now))}
        />
      )}
      {/* The network was gone before the toast had come. */}
      {!kit && failed && (
        <p role="alert" className="mt-4 bg-clay p-5 font-semibold text-paper">
          {failure.title}: {failure.text}
        </p>
      )}
    </div>
  );
}
