import { z } from 'zod';
import type { Value } from './content-values';
import type { Finding } from './findings';

/** The top-level fields with addresses that pages link to or enquiries are sent to. */
const remedies: Record<string, string> = {
  url: 'Point the domain at your host and publish the site there (docs/hosting.md), or correct the address.',
  social: 'Open the address in a browser and correct it.',
  formEndpoint: 'Copy the address from the form service again, or ask its support what is wrong.',
};

type Result = { status?: number; code?: string; reason: string };

/**
 * Requests the addresses of the business to find dead ones. Only 404, 410 and 5xx count: social networks respond to scripts with
 * 403, 429 or 999 where people get the page. What may be over in an hour does not block the launch.
 *
 * @param timeout the timeout of each request, in milliseconds
 */
export async function checkAddresses(values: Value[], timeout = 10_000): Promise<Finding[]> {
  const site = values.find(({ path }) => path[0] === 'url');
  const addresses = values.filter(({ path: [field, ...rest] }) => {
    return String(field) in remedies && (rest.length === 0 || rest.at(-1) === 'url');
  });
  const results = await Promise.all(
    addresses.map(async (value) => ({ value, ...(await request(value, site?.text, timeout)) })),
  );
  // Offline, every host is unknown.
  const isOnline = results.some(({ status, code }) => status || code === 'ECONNREFUSED');

  return results.flatMap(({ value, status, code, reason }): Finding[] => {
    const field = String(value.path[0]);
    const isGone = status === 404 || status === 410 || (code === 'ENOTFOUND' && isOnline);
    const responds = status !== undefined && (status < 500 || status > 599);
    // The site itself is not published yet.
    if ((responds && !isGone) || (status && field === 'url')) return [];
    const problem = `${value.text} ${isGone ? '' : 'could not be checked: it '}${reason}`;
    const remedy = isGone ? (remedies[field] ?? '') : 'Check your connection, or try again later.';
    return [{ value, problem, remedy, blocks: isGone }];
  });
}

async function request({ path, text }: Value, site: string | undefined, timeout: number): Promise<Result> {
  try {
    const { status, body } = await fetch(text, {
      // The preflight of a browser: a form service may not support GET, and no enquiry is sent.
      ...(path[0] === 'formEndpoint' && {
        method: 'OPTIONS',
        headers: {
          Origin: new URL(site ?? text).origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      }),
      signal: AbortSignal.timeout(timeout),
    });
    await body?.cancel();
    return { status, reason: `responds with ${status}` };
  } catch (error) {
    // Node's fetch throws a generic error; the reason is in its cause.
    const { code } = failure.safeParse(error).data?.cause ?? {};
    if (code === 'ENOTFOUND') return { code, reason: 'is on a domain that cannot be found' };
    return { code, reason: code ? `cannot be reached (${code})` : `does not respond (${String(error)})` };
  }
}

const failure = z.object({ cause: z.object({ code: z.string() }) });
