import { isScalar, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '@/content/content-error';

const keys = ['url', 'facebook', 'instagram', 'formEndpoint'] as const;

/** An address in `content/business.yaml`, and where it stands there; `origin` is where the form will post from. */
export type Address = { key: (typeof keys)[number]; url: string; line: number; origin: string };

type Answer =
  | { state: 'answered'; status: number }
  | { state: 'refused' }
  | { state: 'unknown'; reason: string }
  | { state: 'silent'; reason: string };

/**
 * The addresses that visitors are led to and enquiries are sent to.
 *
 * @param source the text of `content/business.yaml`, without mistakes
 */
export function findAddresses(source: string): Address[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const { origin } = new URL(String(document.get('url')));
  return keys.flatMap((key) => {
    const node: unknown = document.get(key, true);
    if (!isScalar(node)) return [];
    return [{ key, url: String(node.value), line: lines.linePos(node.range?.[0] ?? 0).line, origin }];
  });
}

/**
 * Asks addresses over the network whether somebody is there. Only what a visitor would find dead counts as dead: social
 * networks turn scripts away with 403, 429 or 999 where a person gets the page.
 *
 * @param limit how long to wait for each, in milliseconds
 * @returns what is dead, and what could not be asked
 */
export async function askAddresses(addresses: Address[], limit = 10_000): Promise<Problem[]> {
  const answers = await Promise.all(
    addresses.map(async (address) => ({ ...address, ...(await ask(address, limit)) })),
  );
  // Without a network no name is known. One answer from anywhere shows that there is one.
  const isOnline = answers.some(({ state }) => state === 'answered' || state === 'refused');

  return answers.flatMap(({ key, url, line, ...answer }) => {
    const is = (problem: string, remedy: string) => [
      { file: 'content/business.yaml', line, problem: `${key}: ${url} ${problem}`, remedy },
    ];
    if (answer.state === 'answered') {
      return isDead(answer.status) ? is(`answers ${answer.status}`, remedies[key]) : [];
    }
    if (answer.state === 'refused') return is('is refused: nobody answers there', remedies[key]);
    if (answer.state === 'unknown' && isOnline) return is('is at a name that does not exist', remedies[key]);
    return is(
      `could not be asked (${answer.reason})`,
      'Ask again with a network. Until it answers it is not proved.',
    );
  });
}

const remedies: Record<Address['key'], string> = {
  url: 'Point the name at your host and put the site there (docs/hosting.md), or correct the address.',
  facebook: 'Open the address in a browser and correct it.',
  instagram: 'Open the address in a browser and correct it.',
  formEndpoint: 'Copy the address from the form service once more, or ask it what is wrong.',
};

async function ask({ key, url, origin }: Address, limit: number): Promise<Answer> {
  try {
    const response = await fetch(url, {
      // What a browser asks before it posts an enquiry: a form service need not know GET, and nothing is sent by it.
      ...(key === 'formEndpoint' && {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      }),
      signal: AbortSignal.timeout(limit),
    });
    await response.body?.cancel();
    return { state: 'answered', status: response.status };
  } catch (error) {
    return explain(error, limit);
  }
}

/** Node's fetch says only that it failed; why is in the cause. */
function explain(error: unknown, limit: number): Answer {
  const { name, message, cause } = partsOf(error);
  if (name === 'TimeoutError') return { state: 'silent', reason: `no answer in ${limit / 1000} seconds` };
  const { code, message: why } = partsOf(cause);
  if (code === 'ECONNREFUSED') return { state: 'refused' };
  return { state: code === 'ENOTFOUND' ? 'unknown' : 'silent', reason: String(why || message || error) };
}

function partsOf(error: unknown): { name?: unknown; message?: unknown; code?: unknown; cause?: unknown } {
  return typeof error === 'object' && error !== null ? error : {};
}

function isDead(status: number) {
  return status === 404 || status === 410 || (status >= 500 && status < 600);
}
