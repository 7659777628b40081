import type { Enquiry } from './enquiry-rules';

/** How long the form service may take to respond, in milliseconds. */
const timeout = 15_000;

/**
 * Posts an enquiry to the form service as JSON.
 *
 * @param endpoint the address that receives the enquiry
 * @returns `'sent'` for any 2xx response; `'failed'` for any other response, a redirect, a network error or a timeout
 * (15 seconds)
 */
export async function sendEnquiry(endpoint: string, enquiry: Enquiry): Promise<'sent' | 'failed'> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // Without `Accept`, some services redirect to a page of their own.
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(enquiry),
      // A redirect may end on any page with status 200, such as the sign-in page of a public network.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    return response.ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}
