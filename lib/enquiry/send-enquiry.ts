import { readResult } from './draft';
import type { Enquiry } from './enquiry-rules';

/** How long the form service may take to respond, in milliseconds. */
const timeout = 15_000;

/** The result of a submission that nobody confirmed: it has failed, or it may have arrived. */
export type Unconfirmed = 'failed' | 'unknown';

/**
 * Posts an enquiry to the form service as JSON.
 *
 * @param endpoint the address that receives the enquiry
 * @returns `'sent'` for any 2xx response; `'failed'` for any other response, a redirect or a network error; `'unknown'` without a
 * response in 15 seconds, or if the browser may have aborted the request because the visitor has left or hidden the page
 */
export async function sendEnquiry(endpoint: string, enquiry: Enquiry): Promise<'sent' | Unconfirmed> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // Without `Accept`, some services redirect to a page of their own.
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(enquiry),
      // A redirect may end on any page with status 200, such as the sign-in page of a public network.
      redirect: 'error',
      signal,
    });
    return response.ok ? 'sent' : 'failed';
  } catch {
    return signal.aborted || readResult() === 'unknown' ? 'unknown' : 'failed';
  }
}
