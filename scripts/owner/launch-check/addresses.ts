import { z } from 'zod';
import type { Value } from './content-values';
import type { Finding } from './findings';

/** The top-level fields with addresses that pages link to or enquiries are sent to. */
const remedies: Record<string, string> = {
  url: 'Point the domain at your host and publish the site there (docs/hosting.md), or correct the address.',
  social: 'Open the address in a browser and correct it.',
  formEndpoint: 'Copy the address from the form service again, or ask its support what is wrong.',
};

/**
 * Requests the addresses of the business to find dead ones. Only 404, 410 and 5xx count: social networks respond to scripts with
 * 403, 429 or 999 where people get the page. What may be over in an hour does not block the launch.
 *
 * @param timeout the timeout of each request, in milliseconds
 */
export async function checkAddresses(values: Value[], timeout = 10_000): Promise<Finding[]> {
  const site = values.find(({ path }) => path[0] === 'url');
  const addresses = values.filter(
    ({ path: [field = ''], text }) => field in remedies && text.startsWith('http'),
  );
  const answers = await Promise.all(
    addresses.map(async (value) => ({ value, answer: await request(value, site?.text, timeout) })),
  );
  // Offline, every host is unknown.
  const isOnline = answers.some(({ answer }) => typeof answer === 'number');

  return answers.flatMap(({ value, answer }): Finding[] => {
    const field = String(value.path[0]);
    const isGone = answer === 404 || answer === 410 || (answer === 'ENOTFOUND' && isOnline);
    const isServerError = Number(answer) >= 500 && Number(answer) <= 599;
    // The site itself is not published yet.
    if (typeof answer === 'number' && (field === 'url' || !(isGone || isServerError))) return [];
    const problem = `${value.text} ${isGone ? '' : 'could not be checked: it '}${describe(answer)}`;
    const remedy = isGone ? (remedies[field] ?? '') : 'Check your connection, or try again later.';
    return [{ value, problem, remedy, blocks: isGone }];
  });
}

function describe(answer: number | string) {
  if (typeof answer === 'number') return `responds with ${answer}`;
  return answer === 'ENOTFOUND' ? 'is on a domain that cannot be found' : `cannot be reached (${answer})`;
}

/** Returns the status of the response or, without one, the code or description of the error. */
async function request({ path, text }: Value, site = text, timeout: number): Promise<number | string> {
  try {
    const { status, body } = await fetch(text, {
      // The preflight of a browser: a form service may not support GET, and no enquiry is sent.
      ...(path[0] === 'formEndpoint' && {
        method: 'OPTIONS',
        headers: {
          Origin: new URL(site).origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      }),
      signal: AbortSignal.timeout(timeout),
    });
    await body?.cancel();
    return status;
  } catch (error) {
    // Node's fetch throws a generic error; the reason is in its cause.
    return failure.safeParse(error).data?.cause.code ?? String(error);
  }
}

const failure = z.object({ cause: z.object({ code: z.string() }) });
