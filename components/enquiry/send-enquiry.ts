import type { Enquiry } from './schema';

/** How long the form service may take to answer, in milliseconds. */
const timeLimit = 15_000;

/**
 * Posts an enquiry to the form service as JSON.
 *
 * @param endpoint the address that takes the enquiry
 * @returns `'sent'` for any 2xx answer; `'failed'` for any other, a network error, a redirect, or no answer in 15 seconds
 */
export async function sendEnquiry(endpoint: string, enquiry: Enquiry): Promise<'sent' | 'failed'> {
  const { name, email, message } = enquiry;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // Some services answer a request that does not accept JSON with a redirect to a page of theirs.
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ name, email, message }),
      // A redirect may end on any page that answers 200, as the sign-in page of a public network does.
      redirect: 'error',
      signal: limit.signal,
    });
    return response.ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
