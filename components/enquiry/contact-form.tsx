'use client';
// Reason: validates and sends without leaving the page. Before hydration, and without scripts, the browser does both.

import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from '../ui/error-boundary';
import { clearDraft, isUnconfirmed, saveUnconfirmed } from '@/lib/enquiry/draft';
import { EnquiryForm } from './enquiry-form';
import { FailureToast } from './failure-toast';
import { checkEnquiry, type EnquiryErrors } from '@/lib/enquiry/enquiry-rules';
import type { Phone } from '@/lib/content/types';
import { sendEnquiry } from '@/lib/enquiry/send-enquiry';
import { SentCard } from './sent-card';

type Status =
  { state: 'editing' | 'submitting' | 'failed' | 'sent' } | { state: 'invalid'; errors: EnquiryErrors };

type Props = { endpoint: string; phone: Phone; headingTag: 'h2' | 'h3' };

/**
 * The contact form, and the card that replaces it when the enquiry has been sent. If it throws, the form remains as the server has rendered it.
 *
 * @param props the address of the form service, the number to call when it fails, and the element of the heading on the card
 */
export function ContactForm(props: Props) {
  return (
    <ErrorBoundary fallback={<EnquiryForm endpoint={props.endpoint} />}>
      <EnhancedForm {...props} />
    </ErrorBoundary>
  );
}

/** Calls a function when the page is restored from the back/forward cache: the visitor may have been on another page. */
function subscribe(onPageShow: () => void) {
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}

/** Leaving the page would abort the request. Chromium fires this event also for links that call or write, which leave nothing. */
function confirmLeaving(event: BeforeUnloadEvent) {
  if (!document.activeElement?.matches('[href^="tel:"], [href^="mailto:"]')) event.preventDefault();
}

/** Whoever leaves or hides the page while it sends may not see the result. Not earlier: a copy of the tab would report a failure. */
const rememberSending = () => saveUnconfirmed(true);

/** Moves focus within the form, of which a page has one at most. */
const focus = (selector: string) => document.querySelector<HTMLElement>(`form ${selector}`)?.focus();

function EnhancedForm({ endpoint, phone, headingTag }: Props) {
  const [status, setStatus] = useState<Status>({ state: 'editing' });
  // A submission from another page or from before hydration that nobody confirmed counts as failed.
  const unconfirmed = useSyncExternalStore(subscribe, isUnconfirmed, () => false);
  const sending = status.state === 'submitting';

  // Moves focus to the result. Only what the visitor has just done moves focus or scrolls the page.
  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;

    const checked = checkEnquiry(Object.fromEntries(new FormData(event.currentTarget)));
    saveUnconfirmed(false);
    if (!checked.valid) {
      flushSync(() => setStatus({ state: 'invalid', errors: checked.errors }));
      focus('[aria-invalid]');
      return;
    }

    setStatus({ state: 'submitting' });
    addEventListener('beforeunload', confirmLeaving);
    document.addEventListener('visibilitychange', rememberSending);
    const result = await sendEnquiry(endpoint, checked.enquiry);
    removeEventListener('beforeunload', confirmLeaving);
    document.removeEventListener('visibilitychange', rememberSending);
    if (result === 'sent') {
      clearDraft();
      setStatus({ state: 'sent' });
      return;
    }
    saveUnconfirmed(true);
    flushSync(() => setStatus({ state: 'failed' }));
    // The button has lost focus while it was disabled.
    if (document.activeElement === document.body) focus('button');
  }

  function startAgain() {
    flushSync(() => setStatus({ state: 'editing' }));
    focus('input');
  }

  function closeToast() {
    saveUnconfirmed(false);
    setStatus({ state: 'editing' });
    // Radix moves focus from the toast to its list, which goes with it.
    if (document.activeElement?.closest('.toasts')) focus('button');
  }

  if (status.state === 'sent') return <SentCard headingTag={headingTag} onStartAgain={startAgain} />;

  const errors = status.state === 'invalid' ? status.errors : undefined;
  const hasFailed = status.state === 'failed';
  return (
    <>
      <EnquiryForm endpoint={endpoint} errors={errors} sending={sending} onSubmit={submit} />
      {/* Screen readers do not announce that the name of a disabled button has changed. */}
      <p role="status" className="sr-only">
        {sending && <span>Sending...</span>}
      </p>
      {!sending && (unconfirmed || hasFailed) && (
        <FailureToast phone={phone} isNew={hasFailed} onClose={closeToast} />
      )}
    </>
  );
}
