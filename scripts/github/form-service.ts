/**
 * Asks the form service what browsers ask before they post an enquiry
 * (https://developer.mozilla.org/docs/Glossary/Preflight_request). It gets no enquiry.
 *
 * @returns what is wrong with it, if that is certain: some services refuse everything that is not from a
 * browser
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
