'use client';
// Reason: validates and sends without leaving the page. Without scripts, the browser posts the exported form to the same
// endpoint; until hydration, early-form.ts keeps what is typed and holds what is submitted.

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonStyles } from '../ui/button-styles';
import { ErrorBoundary } from '../ui/error-boundary';
import { useInBrowser } from '../ui/use-in-browser';
import { delayNavigation } from './delay-navigation';
import { clearDraft, readDraft, saveDraft } from './draft';
import { EnquiryForm } from './enquiry-form';
import { failure } from './failure';
import { fillFields, valuesOf, type Values } from './fields';
import { postNatively } from './post-natively';
import { restoreForm } from './restore-form';
import type { EnquiryErrors } from './schema';
import { sendEnquiry } from './send-enquiry';
import { useDeferred } from './use-deferred';
import { usePageRestored } from './use-page-restored';

type Editing = { state: 'editing'; errors: EnquiryErrors; failed: boolean };

/**
 * The state of the hydrated form. Until it hydrates it has an `EarlyState` (early-form.ts), and what the visitor has written
 * has a `DraftState` in session storage (draft.ts). Pressing send makes them `submitting`, `held` and `unsent`.
 *
 * `posting`: the browser is posting the form, and leaves the page.
 */
type Status = Editing | { state: 'submitting' } | { state: 'posting' } | { state: 'sent' };

const blank: Editing = { state: 'editing', errors: {}, failed: false };

type Props = {
  /** The address of the form service. */
  endpoint: string;
  /** The element of the heading on the confirmation card. */
  headingTag: 'h2' | 'h3';
};

/** The contact form, and the card that replaces it when the enquiry is sent. */
export function ContactForm(props: Props) {
  return (
    <ErrorBoundary fallback={<FallbackForm endpoint={props.endpoint} />}>
      <EnhancedForm {...props} />
    </ErrorBoundary>
  );
}

/** The form if `EnhancedForm` throws: the browser validates and posts it. */
function FallbackForm({ endpoint }: Pick<Props, 'endpoint'>) {
  const form = useRef<HTMLFormElement>(null);
  const [posting, setPosting] = useState(false);

  useLayoutEffect(() => {
    if (!form.current) return;
    restoreForm(form.current);
    const earlyState = window.earlyForm?.handOver();
    if (earlyState === 'held') form.current.requestSubmit();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows
    if (earlyState === 'posting') setPosting(true);
  }, []);

  usePageRestored(() => {
    if (form.current) fillFields(form.current, readDraft().values);
    setPosting(false);
  });

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    // Offline, the browser posts the form and shows an error page; the draft stays. Waiting for the connection, as
    // early-form.ts does, would be a lot of code for a form that is rarely shown.
    if (!navigator.onLine) return;
    event.preventDefault();
    if (posting) return;
    setPosting(true);
    postNatively(event.currentTarget);
  }

  return <EnquiryForm ref={form} endpoint={endpoint} sending={posting} onSubmit={submit} />;
}

function EnhancedForm({ endpoint, headingTag: Heading }: Props) {
  const [status, setStatus] = useState<Status>(blank);
  const form = useRef<HTMLFormElement>(null);
  const card = useRef<HTMLElement>(null);
  const { deferred, loadDeferred } = useDeferred(form);
  // The browser validates until the form has hydrated.
  const hydrated = useInBrowser(() => true, false);

  useLayoutEffect(() => {
    if (form.current) restoreForm(form.current);
  }, []);

  // Resumes what the previous page, or this form before it hydrated, left unfinished.
  /* eslint-disable react-hooks/set-state-in-effect, react-hooks/exhaustive-deps -- once, and only the browser knows */
  useEffect(() => {
    const draft = readDraft();
    const earlyState = window.earlyForm?.handOver();
    if (earlyState === 'held') {
      form.current?.requestSubmit();
    } else if (earlyState === 'posting') {
      setStatus({ state: 'posting' });
    } else if (draft.state === 'sentOnLeaving') {
      clearDraft();
      setStatus({ state: 'sent' });
    } else if (draft.state === 'unsent') {
      setStatus({ ...blank, failed: true });
      void loadDeferred();
    }
  }, []);
  /* eslint-enable react-hooks/set-state-in-effect, react-hooks/exhaustive-deps */

  usePageRestored(() => {
    if (form.current) fillFields(form.current, readDraft().values);
    setStatus((now) => (now.state === 'posting' ? blank : now));
  });

  /** Renders a state synchronously, so that focus can move to what it shows. */
  const show = (next: Status) => flushSync(() => setStatus(next));

  /** Checks and sends an enquiry. Returns the errors of its fields, `unchecked` when the rules cannot be loaded, or the result. */
  async function send(values: Values) {
    let checked;
    try {
      checked = (deferred ?? (await loadDeferred())).checkEnquiry(values);
    } catch {
      return 'unchecked';
    }
    if (!checked.valid) return checked.errors;
    show({ state: 'submitting' });
    return sendEnquiry(endpoint, checked.enquiry);
  }

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status.state !== 'editing') return;

    const element = event.currentTarget;
    const values = valuesOf(element);
    saveDraft(values, 'unsent');
    // While the rules load.
    if (!deferred) show({ state: 'submitting' });
    const stopDelay = delayNavigation();
    const result = await send(values);
    const link = stopDelay();

    if (result === 'sent') {
      if (link) saveDraft({}, 'sentOnLeaving');
      else clearDraft();
      show({ state: 'sent' });
      card.current?.focus();
      link?.click();
      return;
    }

    // Without the rules the browser checks and posts the form.
    if (result === 'unchecked' && navigator.onLine) {
      saveDraft(values, 'editing');
      show(blank);
      if (!element.reportValidity()) return;
      show({ state: 'posting' });
      postNatively(element);
    } else if (typeof result === 'string') {
      // 'failed', or 'unchecked' while offline.
      show({ ...blank, failed: true });
      // The disabled button has lost focus.
      if (document.activeElement === document.body) {
        element.querySelector('button')?.focus({ preventScroll: true });
      }
    } else {
      saveDraft(values, 'editing');
      show({ ...blank, errors: result });
      element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }

  function closeToast() {
    if (form.current) saveDraft(valuesOf(form.current), 'editing');
    setStatus((now) => (now.state === 'editing' ? { ...now, failed: false } : now));
  }

  function startAgain() {
    show(blank);
    form.current?.querySelector('input')?.focus();
  }

  if (status.state === 'sent') {
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

  const sending = status.state !== 'editing';
  const { errors, failed } = status.state === 'editing' ? status : blank;
  // Shown until the toast has loaded, or if the toast fails to render.
  const alert = failed && (
    <p role="alert" className="mt-4 bg-clay p-5 font-semibold text-paper">
      {failure.title}: {failure.text}
    </p>
  );

  return (
    <div>
      <EnquiryForm
        ref={form}
        endpoint={endpoint}
        errors={errors}
        sending={sending}
        noValidate={hydrated}
        onSubmit={submit}
      />
      {/* Screen readers do not announce that the name of a disabled button has changed. */}
      <p role="status" className="sr-only">
        {sending && 'Sending...'}
      </p>
      {deferred ? (
        <ErrorBoundary fallback={alert}>
          <deferred.FailureToast open={failed} onClose={closeToast} />
        </ErrorBoundary>
      ) : (
        alert
      )}
    </div>
  );
}
