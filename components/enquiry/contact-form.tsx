'use client';
// Reason: validates and sends without leaving the page. Until it has hydrated, and without scripts, the browser does both.

import { useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../ui/error-boundary';
import { clearDraft, fieldsOf, isUnconfirmed, restoreDraft, saveField, saveUnconfirmed } from './draft';
import { EnquiryForm } from './enquiry-form';
import { FailureToast } from './failure-toast';
import { checkEnquiry, type EnquiryErrors } from './schema';
import { sendEnquiry } from './send-enquiry';
import { SentCard } from './sent-card';

/** `after`: what the visitor has pressed send for. An `earlier failure` is from another page, or from before hydration. */
type Status =
  | { state: 'editing'; after?: 'success' | 'failure' | 'earlier failure'; errors?: EnquiryErrors }
  | { state: 'submitting' }
  | { state: 'sent' };

type Props = {
  /** The address of the form service. */
  endpoint: string;
  /** The element of the heading on the confirmation card. */
  headingTag: 'h2' | 'h3';
};

/** The contact form, and the card that takes its place when the enquiry was sent. If it throws, the browser's form remains. */
export function ContactForm(props: Props) {
  return (
    <ErrorBoundary fallback={<EnquiryForm endpoint={props.endpoint} />}>
      <EnhancedForm {...props} />
    </ErrorBoundary>
  );
}

/** The status when the page is shown. On hydration it matches the exported HTML, because the toast is rendered in the browser only. */
function initialStatus(): Status {
  // The browser is still posting a form whose button is disabled.
  const hasFailed = isUnconfirmed() && !document.querySelector('form button:disabled');
  return { state: 'editing', after: hasFailed ? 'earlier failure' : undefined };
}

function EnhancedForm({ endpoint, headingTag }: Props) {
  const [status, setStatus] = useState(initialStatus);
  const root = useRef<HTMLDivElement>(null);
  const editing = status.state === 'editing' ? status : undefined;
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
    if (editing?.after !== 'failure') return;
    // The button has lost focus while it was disabled.
    if (document.activeElement === document.body) find('button')?.focus({ preventScroll: true });
    find('.toasts li')?.scrollIntoView({ block: 'nearest' });
  }, [editing]);

  // Leaving the page would abort the request.
  useEffect(() => {
    if (!sending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [sending]);

  // From the back/forward cache, the page returns as it was. The visitor may have been on another one since.
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const form = root.current?.querySelector('form');
      if (form) restoreDraft(form);
      setStatus(initialStatus());
    };
    addEventListener('pageshow', refresh);
    return () => removeEventListener('pageshow', refresh);
  }, []);

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
      <FailureToast open={editing?.after?.endsWith('failure') ?? false} onClose={closeToast} />
    </div>
  );
}
