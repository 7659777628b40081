'use client';
// Reason: validates and sends without leaving the page. Until it has hydrated, and without scripts, the browser does both.

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../ui/error-boundary';
import { clearDraft, fieldsOf, isUnconfirmed, saveField, saveUnconfirmed } from './draft';
import { EnquiryForm } from './enquiry-form';
import { FailureToast } from './failure-toast';
import { checkEnquiry, type EnquiryErrors } from './schema';
import { sendEnquiry } from './send-enquiry';
import { SentCard } from './sent-card';

/** `after`: how the last press has ended. */
type Status =
  | { state: 'editing'; after?: 'success' | 'failure'; errors?: EnquiryErrors }
  | { state: 'submitting' }
  | { state: 'sent' };

type Props = { endpoint: string; headingTag: 'h2' | 'h3' };

/**
 * The contact form, and the card that takes its place when the enquiry was sent. If it throws, the browser's form remains.
 *
 * @param props the address of the form service, and the element of the heading on the card
 */
export function ContactForm(props: Props) {
  return (
    <ErrorBoundary fallback={<EnquiryForm endpoint={props.endpoint} />}>
      <EnhancedForm {...props} />
    </ErrorBoundary>
  );
}

/** Calls a function when the page comes from the back/forward cache: the visitor may have been on another page. */
function subscribe(onPageShow: () => void) {
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}

function EnhancedForm({ endpoint, headingTag }: Props) {
  const [status, setStatus] = useState<Status>({ state: 'editing' });
  // A press on an earlier page, or before hydration, has failed as far as anybody knows.
  const isUnsent = useSyncExternalStore(subscribe, isUnconfirmed, () => false);
  const root = useRef<HTMLDivElement>(null);
  const editing = status.state === 'editing' ? status : undefined;
  const hasFailed = editing?.after === 'failure';
  const sending = status.state === 'submitting';

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!editing) return;

    const form = event.currentTarget;
    const fields = fieldsOf(form);
    fields.forEach(saveField);
    // Unlike `FormData`, this keeps lone surrogates as they are.
    const checked = checkEnquiry(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
    saveUnconfirmed(checked.valid);
    if (!checked.valid) {
      setStatus({ state: 'editing', errors: checked.errors });
      return;
    }

    setStatus({ state: 'submitting' });
    const result = await sendEnquiry(endpoint, checked.enquiry);
    if (result === 'sent') clearDraft(form);
    setStatus(result === 'sent' ? { state: 'sent' } : { state: 'editing', after: 'failure' });
  }

  function closeToast() {
    saveUnconfirmed(false);
    setStatus({ state: 'editing' });
  }

  // Shows what the press has led to. Nothing else moves focus or scrolls the page.
  useEffect(() => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    if (editing?.errors) find('[aria-invalid]')?.focus();
    if (editing?.after === 'success') find('input')?.focus();
    // The button has lost focus while it was disabled.
    if (hasFailed && document.activeElement === document.body) find('button')?.focus();
  }, [editing, hasFailed]);

  // Leaving the page would abort the request.
  useEffect(() => {
    if (!sending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [sending]);

  if (status.state === 'sent') {
    const startAgain = () => setStatus({ state: 'editing', after: 'success' });
    return <SentCard headingTag={headingTag} onStartAgain={startAgain} />;
  }

  return (
    <div ref={root}>
      <EnquiryForm endpoint={endpoint} errors={editing?.errors} sending={sending} onSubmit={submit} />
      {/* Screen readers do not announce that the name of a disabled button has changed. */}
      <p role="status" className="sr-only">
        {sending && 'Sending...'}
      </p>
      {editing && (isUnsent || hasFailed) && <FailureToast isNew={hasFailed} onClose={closeToast} />}
    </div>
  );
}
