import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '@/lib/content/content-error';
import { contentDirectory } from '@/lib/content/directory';

/** An address in `content/business.yaml`, with its line. `origin` is the origin of the site, which the form posts from. */
export type Address = { key: 'url' | 'social' | 'formEndpoint'; url: string; line: number; origin: string };

type Result =
  | { state: 'responded'; status: number }
  | { state: 'refused' }
  | { state: 'unknown-host'; reason: string }
  | { state: 'no-response'; reason: string };

/**
 * Finds the addresses that pages link to and the one that enquiries are sent to.
 *
 * @param source the text of a valid `content/business.yaml`
 */
export function findAddresses(source: string): Address[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const { origin } = new URL(String(document.get('url')));
  const social: unknown = document.get('social');
  const addresses: [Address['key'], unknown][] = [
    ['url', document.get('url', true)],
    ...(isSeq(social) ? social.items : []).map((page): [Address['key'], unknown] => [
      'social',
      isMap(page) ? page.get('url', true) : undefined,
    ]),
    ['formEndpoint', document.get('formEndpoint', true)],
  ];
  return addresses.flatMap(([key, node]) => {
    if (!isScalar(node)) return [];
    return [{ key, url: String(node.value), line: lines.linePos(node.range?.[0] ?? 0).line, origin }];
  });
}

/**
 * Requests addresses to find dead ones. Only 404, 410 and 5xx count as dead: social networks respond to scripts with
 * 403, 429 or 999 where people get the page.
 *
 * @param timeout the timeout of each request, in milliseconds
 * @returns the addresses that are dead or could not be checked
 */
export async function checkAddresses(addresses: Address[], timeout = 10_000): Promise<Problem[]> {
  const results = await Promise.all(
    addresses.map(async (address) => ({ ...address, ...(await request(address, timeout)) })),
  );
  // Offline, every host is unknown.
  const isOnline = results.some(({ state }) => state === 'responded' || state === 'refused');

  return results.flatMap(({ key, url, line, ...result }) => {
    const report = (problem: string, remedy: string) => [
      { file: `${contentDirectory}/business.yaml`, line, problem: `${key}: ${url} ${problem}`, remedy },
    ];
    if (result.state === 'responded') {
      // The site itself is not published yet.
      return key !== 'url' && isDead(result.status)
        ? report(`responds with ${result.status}`, remedies[key])
        : [];
    }
    if (result.state === 'refused') return report('refuses connections', remedies[key]);
    if (result.state === 'unknown-host' && isOnline) {
      return report('is on a domain that does not exist', remedies[key]);
    }
    return report(`could not be checked (${result.reason})`, 'Check your connection, then try again.');
  });
}

const remedies: Record<Address['key'], string> = {
  url: 'Point the domain at your host and publish the site there (docs/hosting.md), or correct the address.',
  social: 'Open the address in a browser and correct it.',
  formEndpoint: 'Copy the address from the form service again, or ask its support what is wrong.',
};

async function request({ key, url, origin }: Address, timeout: number): Promise<Result> {
  try {
    const response = await fetch(url, {
      // The preflight of a browser: a form service may not support GET, and no enquiry is sent.
      ...(key === 'formEndpoint' && {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      }),
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return { state: 'responded', status: response.status };
  } catch (error) {
    return describeError(error, timeout);
  }
}

/** Node's fetch throws a generic error; the reason is in its cause. */
function describeError(error: unknown, timeout: number): Result {
  const { name, message, cause } = partsOf(error);
  if (name === 'TimeoutError')
    return { state: 'no-response', reason: `no response within ${timeout / 1000} seconds` };
  const { code, message: reason } = partsOf(cause);
  if (code === 'ECONNREFUSED') return { state: 'refused' };
  return {
    state: code === 'ENOTFOUND' ? 'unknown-host' : 'no-response',
    reason: String(reason || message || error),
  };
}

function partsOf(error: unknown): { name?: unknown; message?: unknown; code?: unknown; cause?: unknown } {
  return typeof error === 'object' && error !== null ? error : {};
}

function isDead(status: number) {
  return status === 404 || status === 410 || (status >= 500 && status < 600);
}
