/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { checkAddresses, findAddresses, type Address } from './addresses';

let server: Server;
let origin: string;
let requests: IncomingMessage[];

/** Responds to `/404` with 404 and so on, and never to `/silent`. */
beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(request);
    if (request.url === '/moved') response.writeHead(301, { Location: '/200' }).end();
    else if (request.url === '/form') response.writeHead(request.method === 'OPTIONS' ? 204 : 404).end();
    else if (request.url !== '/silent') response.writeHead(Number(request.url?.slice(1))).end('A page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
});
afterEach(() => stop());

async function stop() {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const at = (path: string, key: Address['key'] = 'url'): Address => ({
  key,
  url: origin + path,
  line: 7,
  origin: 'https://www.harper.co.uk',
});

/** Rejects like Node's fetch, without using the network. */
function failFor(host: string, code: string) {
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (!String(url).includes(host)) return real(url, init);
    throw new TypeError('fetch failed', {
      cause: Object.assign(new Error(`getaddrinfo ${code} ${host}`), { code }),
    });
  });
}
afterEach(() => jest.restoreAllMocks());

it('finds the addresses of the business with their lines', () => {
  const source = [
    'name: Harper',
    'url: https://www.harper.co.uk/paint',
    'social:',
    '  - name: Facebook',
    '    url: https://www.facebook.com/harper',
    '  - name: TikTok',
    '    url: https://www.tiktok.com/@harper',
    '# The form.',
    'formEndpoint: https://formspree.io/f/abc',
  ].join('\n');
  const places = findAddresses(source).map(({ key, url, line }) => `${line} ${key} ${url}`);
  expect(places).toEqual([
    '2 url https://www.harper.co.uk/paint',
    '5 social https://www.facebook.com/harper',
    '7 social https://www.tiktok.com/@harper',
    '9 formEndpoint https://formspree.io/f/abc',
  ]);
  expect(findAddresses(source)[3]?.origin).toBe('https://www.harper.co.uk');
});

it('finds the site and the form service of a business without social pages', () => {
  const keys = findAddresses('url: https://a.example.org\nformEndpoint: https://b.example.org\n').map(
    ({ key }) => key,
  );
  expect(keys).toEqual(['url', 'formEndpoint']);
});

it.each(['/200', '/204', '/moved', '/401', '/403', '/405', '/429', '/999'])(
  'accepts an address that responds with %s',
  async (path) => {
    await expect(checkAddresses([at(path)])).resolves.toEqual([]);
  },
);

it.each(['/404', '/410', '/500', '/503'])(
  'reports an address that responds with %s, with its line',
  async (path) => {
    await expect(checkAddresses([at(path, 'social')])).resolves.toEqual([
      {
        file: 'content/business.yaml',
        line: 7,
        problem: `social: ${origin}${path} responds with ${path.slice(1)}`,
        remedy: 'Open the address in a browser and correct it.',
      },
    ]);
  },
);

it('sends the form service the preflight of a browser, and no enquiry', async () => {
  await expect(checkAddresses([at('/form', 'formEndpoint')])).resolves.toEqual([]);
  expect(requests.map(({ method }) => method)).toEqual(['OPTIONS']);
  expect(requests[0]?.headers).toMatchObject({
    origin: 'https://www.harper.co.uk',
    'access-control-request-method': 'POST',
  });
});

it('reports an address that refuses connections', async () => {
  await stop();
  await expect(checkAddresses([at('/200')])).resolves.toEqual([
    expect.objectContaining({ problem: `url: ${origin}/200 refuses connections` }),
  ]);
});

it('reports a domain that does not exist when another address responds', async () => {
  failFor('harpr.co.uk', 'ENOTFOUND');
  const wrong: Address = { ...at(''), key: 'social', url: 'https://harpr.co.uk' };
  await expect(checkAddresses([at('/200'), wrong])).resolves.toEqual([
    expect.objectContaining({ problem: 'social: https://harpr.co.uk is on a domain that does not exist' }),
  ]);
});

it.each(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH'])(
  'reports that no address could be checked when offline (%s)',
  async (code) => {
    failFor('127.0.0.1', code);
    const problems = await checkAddresses([at('/200'), at('/200', 'social')]);
    expect(problems).toHaveLength(2);
    for (const { problem, remedy } of problems) {
      expect(problem).toContain(`could not be checked (getaddrinfo ${code}`);
      expect(remedy).toMatch(/^Check your connection/);
    }
  },
);

it('reports an address that does not respond before the timeout', async () => {
  await expect(checkAddresses([at('/silent')], 200)).resolves.toEqual([
    expect.objectContaining({
      problem: `url: ${origin}/silent could not be checked (no response within 0.2 seconds)`,
    }),
  ]);
});
