'use client';
// Reason: validates and sends without leaving the page. Before hydration, and without scripts, the browser does both.

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../ui/error-boundary';
import { allFields, clearDraft, isUnconfirmed, saveFilledFields, saveUnconfirmed } from './draft';
import { NativeForm } from './native-form';
import { FailureToast } from './failure-toast';
import { checkEnquiry, type EnquiryErrors } from './schema';
import { sendEnquiry } from './send-enquiry';
import { SentCard } from './sent-card';

/** `lastResult`: the outcome of the last submission, until the visitor closes its report. */
type Status =
  | { state: 'editing'; lastResult?: 'sent' | 'failed'; errors?: EnquiryErrors }
  | { state: 'submitting' }
  | { state: 'sent' };

type Props = { endpoint: string; headingTag: 'h2' | 'h3' };

/**
 * The contact form, and the card that replaces it when the enquiry has been sent. If it throws, the native form remains.
 *
 * @param props the address of the form service, and the element of the heading on the card
 */
export function ContactForm(props: Props) {
  return (
    <ErrorBoundary fallback={<NativeForm endpoint={props.endpoint} />}>
      <EnhancedForm {...props} />
    </ErrorBoundary>
  );
}

/** Calls a function when the page is restored from the back/forward cache: the visitor may have been on another page. */
function subscribe(onPageShow: () => void) {
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}

function EnhancedForm({ endpoint, headingTag }: Props) {
  const [status, setStatus] = useState<Status>({ state: 'editing' });
  // A submission from another page or from before hydration that nobody confirmed counts as failed.
  const unconfirmed = useSyncExternalStore(subscribe, isUnconfirmed, () => false);
  const root = useRef<HTMLDivElement>(null);
  const editing = status.state === 'editing' ? status : undefined;
  const hasFailed = editing?.lastResult === 'failed';
  const sending = status.state === 'submitting';

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!editing) return;

    saveFilledFields();
    // Unlike `FormData`, this keeps lone surrogates as they are.
    const checked = checkEnquiry(Object.fromEntries(allFields().map(({ name, value }) => [name, value])));
    saveUnconfirmed(checked.valid);
    if (!checked.valid) {
      setStatus({ state: 'editing', errors: checked.errors });
      return;
    }

    setStatus({ state: 'submitting' });
    const result = await sendEnquiry(endpoint, checked.enquiry);
    if (result === 'sent') clearDraft();
    setStatus(result === 'sent' ? { state: 'sent' } : { state: 'editing', lastResult: result });
  }

  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);

  function closeToast() {
    saveUnconfirmed(false);
    setStatus({ state: 'editing' });
    // Radix moves focus from the toast to its list, which goes with it.
    if (document.activeElement?.closest('.toasts')) find('button')?.focus();
  }

  // Moves focus to the result of the submission. Nothing else moves focus or scrolls the page.
  useEffect(() => {
    if (editing?.errors) find('[aria-invalid]')?.focus();
    if (editing?.lastResult === 'sent') find('input')?.focus();
    // The button has lost focus while it was disabled.
    if (hasFailed && document.activeElement === document.body) find('button')?.focus();
  }, [editing, hasFailed]);

  // Leaving the page would abort the request.
  useEffect(() => {
    if (!sending) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeaving);
    return () => removeEventListener('beforeunload', confirmLeaving);
  }, [sending]);

  if (status.state === 'sent') {
    const startAgain = () => setStatus({ state: 'editing', lastResult: 'sent' });
    return <SentCard headingTag={headingTag} onStartAgain={startAgain} />;
  }

  return (
    <div ref={root}>
      <NativeForm endpoint={endpoint} errors={editing?.errors} sending={sending} onSubmit={submit} />
      {/* Screen readers do not announce that the name of a disabled button has changed. */}
      <p role="status" className="sr-only">
        {sending && <span>Sending...</span>}
      </p>
      {editing && (unconfirmed || hasFailed) && <FailureToast isNew={hasFailed} onClose={closeToast} />}
    </div>
  );
}
