/**
 * Checks a form service with the preflight request that browsers send before an enquiry. Sends no enquiry.
 *
 * @see https://developer.mozilla.org/docs/Glossary/Preflight_request
 * @returns what is certainly wrong with it: some services refuse all requests that are not from a browser
 */
export async function findFormServiceProblem(endpoint: string, siteUrl: string): Promise<string | undefined> {
  const response = await fetch(new URL(endpoint, siteUrl).href, {
    method: 'OPTIONS',
    headers: {
      origin: new URL(siteUrl).origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  if (!response) return 'does not respond';
  if (response.status === 404 || response.status === 410) return 'does not know your form any more';
  return response.status >= 300 && response.status < 400 ? 'has moved' : undefined;
}
