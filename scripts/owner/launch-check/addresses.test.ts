/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { checkAddresses } from './addresses';
import type { Value } from './content-values';

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
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const file = 'content/business.yaml';
const value = (text: string, ...path: Value['path']): Value => ({ file, line: 7, path, text });
const social = (text: string) => value(text, 'social', 0, 'url');

/** Rejects like Node's fetch, without using the network. */
function failFor(host: string, code: string) {
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (!String(url).includes(host)) return real(url, init);
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(`getaddrinfo ${code}`), { code }) });
  });
}

it('requests the addresses of the site, of its social pages and of the form, and no others', async () => {
  const values = [
    // The site itself is not published yet.
    value(`${origin}/404`, 'url'),
    value('Facebook', 'social', 0, 'name'),
    value(`${origin}/201`, 'social', 1, 'url'),
    value(`${origin}/410`, 'description'),
    value(`${origin}/form`, 'formEndpoint'),
  ];
  await expect(checkAddresses(values)).resolves.toEqual([]);
  expect(requests.map(({ url }) => url).sort()).toEqual(['/201', '/404', '/form']);
});

it.each(['/200', '/204', '/moved', '/401', '/403', '/405', '/429', '/999'])('accepts %s', async (path) => {
  await expect(checkAddresses([social(origin + path)])).resolves.toEqual([]);
});

it.each(['/404', '/410'])('blocks the launch for an address that responds with %s', async (path) => {
  const address = social(origin + path);
  const problem = `${origin}${path} responds with ${path.slice(1)}`;
  const remedy = 'Open the address in a browser and correct it.';
  await expect(checkAddresses([address])).resolves.toEqual([
    { value: address, problem, remedy, blocks: true },
  ]);
});

it('sends the form service the preflight of a browser, and no enquiry', async () => {
  const values = [value('https://www.harper.example/paint', 'url'), value(`${origin}/form`, 'formEndpoint')];
  failFor('harper', 'ENOTFOUND');
  await checkAddresses(values);
  expect(requests.map(({ method }) => method)).toEqual(['OPTIONS']);
  expect(requests[0]?.headers).toMatchObject({
    origin: 'https://www.harper.example',
    'access-control-request-method': 'POST',
  });
});

it('blocks the launch for a domain that does not exist when another address responds', async () => {
  failFor('harpr.co.uk', 'ENOTFOUND');
  const problem = 'https://harpr.co.uk is on a domain that cannot be found';
  await expect(checkAddresses([social(`${origin}/200`), social('https://harpr.co.uk')])).resolves.toEqual([
    expect.objectContaining({ problem, blocks: true }),
  ]);
});

const warning = expect.objectContaining({
  problem: expect.stringContaining('could not be checked'),
  remedy: expect.stringMatching(/^Check your connection/),
  blocks: false,
});

it.each(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'ECONNREFUSED'])(
  'only warns when nothing can be reached (%s)',
  async (code) => {
    failFor('127.0.0.1', code);
    const values = [value(`${origin}/200`, 'url'), social(`${origin}/200`)];
    await expect(checkAddresses(values)).resolves.toEqual([warning, warning]);
  },
);

it.each(['/500', '/503', '/silent'])('only warns when a server has a problem (%s)', async (path) => {
  await expect(checkAddresses([social(origin + path)], 200)).resolves.toEqual([warning]);
});
