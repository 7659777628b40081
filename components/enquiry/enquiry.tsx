'use client';
// Reason: validates and sends in the page. Before hydration, and without scripts, the browser does both.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { allFields, clearDraft, readResult, saveResult, type Unconfirmed } from '@/lib/enquiry/draft';
import { EnquiryForm } from './enquiry-form';
import type { FailureToast } from './failure-toast';
import { checkEnquiry, recheckEnquiry, type EnquiryErrors } from '@/lib/enquiry/enquiry-rules';
import type { Phone } from '@/lib/content/types';
import { PhoneLink } from '../ui/phone-link';
import { sendEnquiry } from '@/lib/enquiry/send-enquiry';
import { SentCard } from './sent-card';
import { UnknownNote } from './unknown-note';

type Status =
  | { state: 'editing'; errors?: EnquiryErrors; announcement?: string; result?: Unconfirmed }
  | { state: 'submitting' }
  | { state: 'sent'; email: string };

type Props = { endpoint: string; phone: Phone; answer?: string; headingTag: 'h2' | 'h3' };

/** Listens for restores from the back/forward cache: the visitor may have been on another page. */
function subscribe(onPageShow: () => void) {
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}

/** Scrolls all elements into view or, if they do not fit, the last ones. */
function reveal(...elements: (Element | null | undefined)[]): void {
  for (const element of elements) element?.scrollIntoView({ block: 'nearest' });
}

/** Moves focus within the form. A page has at most one. */
const focus = (selector: string, options?: FocusOptions) =>
  document.querySelector<HTMLElement>(`form ${selector}`)?.focus(options);

/** Scrolls to a new report and, if both fit, the focused control. */
const revealReport = (report: HTMLElement | null) => reveal(document.querySelector('form :focus'), report);

/** Focuses the card and scrolls to its heading: a low window has no room for the whole card. */
function focusCard(card: HTMLElement | null) {
  card?.focus({ preventScroll: true });
  reveal(card, card?.querySelector('#enquiry-sent'));
}

const valuesOf = (form: HTMLFormElement): unknown => Object.fromEntries(new FormData(form));

/** Shows the text of the toast where that is not loaded. */
const FailureNote: typeof FailureToast = ({ children, ref }) => (
  <div ref={ref} role="alert" className="failure-toast mt-4 p-box sm:px-10">
    {children}
  </div>
);

/** The contact form, and the card that replaces it once sent. `headingTag` is for the card's heading. */
export default function Enquiry({ endpoint, phone, answer, headingTag }: Props) {
  const [status, setStatus] = useState<Status>({ state: 'editing' });
  // From a submission on another page or before hydration.
  const storedResult = useSyncExternalStore(subscribe, readResult, () => undefined);
  const isEditing = status.state === 'editing';
  const newResult = isEditing ? status.result : undefined;
  const result = isEditing ? (newResult ?? storedResult) : undefined;
  const [Failure, setFailure] = useState(() => FailureNote);

  useEffect(() => {
    const loadToast = () =>
      import('./failure-toast').then(
        (toast) => setFailure(() => toast.FailureToast),
        () => {},
      );
    // Once something is typed: when the form cannot be sent, the toast might not load either.
    if (result === 'failed' || allFields().some(({ value }) => value)) void loadToast();
    addEventListener('input', loadToast, { once: true });
    return () => removeEventListener('input', loadToast);
  }, [result]);

  // Moves focus to the result. A stored result neither moves focus nor scrolls the page.
  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status.state === 'submitting') return;

    const checked = checkEnquiry(valuesOf(event.currentTarget));
    saveResult();
    if (!checked.valid) {
      const { errors } = checked;
      const [[name, message] = []] = Object.entries(errors);
      // Screen readers read the message with a field that gets focus, but not with one that has it.
      const announcement = document.activeElement?.getAttribute('name') === name ? message : undefined;
      // Cleared first, so that the same message is announced again.
      flushSync(() => setStatus({ state: 'editing' }));
      flushSync(() => setStatus({ state: 'editing', errors, announcement }));
      focus('[aria-invalid=true]');
      // If it already had focus, it may be out of view. Its message follows it.
      const field = document.activeElement;
      reveal(field?.parentElement, field, field?.nextElementSibling);
      return;
    }

    flushSync(() => setStatus({ state: 'submitting' }));
    // It may have moved up: the note about the previous attempt has gone.
    reveal(document.querySelector('form button'));
    const result = await sendEnquiry(endpoint, checked.enquiry);
    if (result === 'sent') {
      clearDraft();
      setStatus({ state: 'sent', email: checked.enquiry.email });
      return;
    }
    saveResult(result);
    flushSync(() => setStatus({ state: 'editing', result }));
    // The button lost focus while it was disabled.
    if (document.activeElement === document.body) focus('button', { preventScroll: true });
  }

  function recheck(event: React.InputEvent<HTMLFormElement>) {
    if (status.state !== 'editing' || !status.errors) return;
    setStatus({ state: 'editing', errors: recheckEnquiry(valuesOf(event.currentTarget), status.errors) });
  }

  function startAgain() {
    flushSync(() => setStatus({ state: 'editing' }));
    focus('input');
  }

  function closeToast() {
    saveResult();
    setStatus({ state: 'editing' });
    // Radix moves focus from the toast to its list, which is removed as well.
    if (document.activeElement?.closest('.toasts')) focus('button');
  }

  if (status.state === 'sent')
    return (
      <SentCard ref={focusCard} headingTag={headingTag} email={status.email} onStartAgain={startAgain} />
    );

  const ref = newResult && revealReport;
  return (
    <>
      <EnquiryForm
        endpoint={endpoint}
        answer={answer}
        errors={isEditing ? status.errors : undefined}
        announcement={isEditing ? status.announcement : 'Sending...'}
        sending={!isEditing}
        note={result === 'unknown' && <UnknownNote ref={ref} phone={phone} />}
        onSubmit={submit}
        onInput={recheck}
      />
      {result === 'failed' && (
        <Failure ref={ref} onClose={closeToast}>
          <div className="font-semibold">Error </div>
          <div className="mt-1">Failed to send message. Please try again. </div>
          <PhoneLink
            phone={phone}
            verb="Or call"
            className="-mb-3 inline-flex min-h-11 items-center underline underline-offset-4"
          />
        </Failure>
      )}
    </>
  );
}
