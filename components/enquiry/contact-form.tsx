'use client';
// Reason: validates and sends without leaving the page. Without scripts it is a plain form with the same endpoint.

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
import { useDeferred } from './use-deferred';

type Editing = { state: 'editing'; errors: EnquiryErrors; failed: boolean };
type Status = Editing | { state: 'submitting' } | { state: 'sent' };

const blank: Editing = { state: 'editing', errors: {}, failed: false };

type Props = {
  /** The address of the form service. */
  endpoint: string;
  /** The heading level of the confirmation card. */
  headingLevel: 2 | 3;
};

/** The contact form, and the card that replaces it when the enquiry is sent. */
export function ContactForm({ endpoint, headingLevel }: Props) {
  const [status, setStatus] = useState<Status>(blank);
  const form = useRef<HTMLFormElement>(null);
  const card = useRef<HTMLElement>(null);
  const { deferred, loadDeferred } = useDeferred(form);
  // The browser validates until the form has hydrated.
  const hydrated = useInBrowser(() => true, false);
  useDraft(form);

  // Sends the enquiry that scripts/build/seal/loader.ts has held.
  useEffect(() => {
    if (form.current?.dataset.held === undefined) return;
    delete form.current.dataset.held;
    form.current.requestSubmit();
  }, []);

  /** Renders a state synchronously, so that focus can move to what it shows. */
  const show = (next: Status) => flushSync(() => setStatus(next));

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status.state !== 'editing') return;

    const { submitter } = event.nativeEvent;
    const values = valuesOf(event.currentTarget);
    const fail = () => {
      show({ ...blank, failed: true });
      // The disabled button has lost focus.
      if (document.activeElement === document.body) submitter?.focus({ preventScroll: true });
    };

    // checkEnquiry of schema.ts, loaded on demand.
    let rules = deferred;
    if (!rules) {
      show({ state: 'submitting' });
      rules = await loadDeferred();
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
        noValidate={hydrated}
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
      {/* Screen readers do not announce that the name of a disabled button has changed. */}
      <p role="status" className="sr-only">
        {submitting && 'Sending...'}
      </p>
      {deferred && (
        <deferred.FailureToast
          open={failed}
          onClose={() => setStatus((now) => (now.state === 'editing' ? { ...now, failed: false } : now))}
        />
      )}
      {/* The toast could not be loaded. */}
      {!deferred && failed && (
        <p role="alert" className="mt-4 bg-clay p-5 font-semibold text-paper">
          {failure.title}: {failure.text}
        </p>
      )}
    </div>
  );
}
