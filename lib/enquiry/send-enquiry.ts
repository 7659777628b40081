import { saveResult, type Unconfirmed } from './draft';
import type { Enquiry } from './enquiry-rules';

/** How long the form service may take to respond, in milliseconds. */
const timeout = 15_000;

/**
 * Posts an enquiry to the form service, in the shape of the browser's own form: whoever receives the one
 * receives the other, and no preflight request comes first. Leaving the page would abort it, and asks for
 * confirmation.
 *
 * @param endpoint the address that receives the enquiry
 * @returns `'sent'` for any 2xx response; `'failed'` for any other response, a redirect or a network error;
 * `'unknown'` after 15 seconds without a response, or if leaving or hiding the page may have aborted it
 */
export async function sendEnquiry(endpoint: string, enquiry: Enquiry): Promise<'sent' | Unconfirmed> {
  const signal = AbortSignal.timeout(timeout);
  const ended = new AbortController();
  let mayBeAborted = false;
  // Not on submit, because a copy of the tab would report it.
  const rememberSending = () => {
    mayBeAborted = true;
    saveResult('unknown');
  };
  // Chromium also fires this event for `tel:` and `mailto:` links, which do not leave the page.
  const confirmLeaving = (event: BeforeUnloadEvent) => {
    if (document.activeElement?.matches('[href^="tel:"], [href^="mailto:"]')) return;
    event.preventDefault();
    rememberSending();
  };
  addEventListener('beforeunload', confirmLeaving, { signal: ended.signal });
  document.addEventListener('visibilitychange', rememberSending, { signal: ended.signal });
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // Without `Accept`, some services redirect to a page of their own.
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ ...enquiry, message: enquiry.message.replaceAll('\n', '\r\n') }),
      // A redirect may end on any page with status 200, such as the sign-in page of a public network.
      redirect: 'error',
      signal,
    });
    return response.ok ? 'sent' : 'failed';
  } catch {
    return signal.aborted || mayBeAborted ? 'unknown' : 'failed';
  } finally {
    ended.abort();
  }
}
