/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPort, freePort, listen, readPort } from '../lib/listen';
import { checkEnquiriesFile } from './local-form-service';
import { staticServer } from './static-server';

let folder: string;
let enquiries: string;
let server: Server;
let origin: string;

const enquiry = { name: 'Jo Reader', email: 'jo@example.com', message: 'Please paint\nmy shed.' };
const storedEnquiries = () =>
  readFileSync(enquiries, { encoding: 'utf8', flag: 'a+' })
    .split('\n')
    .filter(Boolean)
    .map((line): Record<string, string> => JSON.parse(line));

beforeEach(async () => {
  for (const method of ['log', 'warn', 'error'] as const) jest.spyOn(console, method).mockImplementation();
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  enquiries = path.join(folder, 'enquiries.jsonl');
  // A folder must not shadow the page of the same name.
  mkdirSync(path.join(folder, 'out/services'), { recursive: true });
  for (const [file, text] of [
    ['index', 'Home'],
    ['services', 'Services'],
    ['404', 'Missing'],
  ]) {
    writeFileSync(path.join(folder, 'out', `${file}.html`), `<h1>${text}</h1>`);
  }
  server = await listen(staticServer(path.join(folder, 'out'), enquiries), 0, 'PORT');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/* What all hosts do is tested with them in e2e/hosting. */
describe('the static server', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/services?from=leaflet', 200, 'Services'],
    ['/services/', 301, '/services'],
    ['/services.html?from=leaflet', 301, '/services?from=leaflet'],
    ['/index.html', 301, '/'],
    ['/missing', 404, 'Missing'],
    ['/missing/', 404, 'Missing'],
    ['/404.html', 404, 'Missing'],
    ['/%', 404, 'Missing'],
  ])('responds to %s with status %i', async (address, status, text) => {
    const response = await fetch(origin + address, { redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(response.headers.get('Location') ?? (await response.text())).toContain(text);
  });

  it('accepts no enquiry at a page', async () => {
    expect((await fetch(`${origin}/services`, { method: 'POST' })).status).toBe(405);
  });
});

describe('the form service', () => {
  const post = (body: string, contentType: string, accept = 'application/json') =>
    fetch(`${origin}/enquiries`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': contentType, Accept: accept },
    });
  const postJson = (body: unknown, accept?: string) => post(JSON.stringify(body), 'application/json', accept);

  it.each(['application/json', 'text/plain', ''])(
    'stores an enquiry from a script that accepts "%s"',
    async (accept) => {
      const response = await postJson(enquiry, accept);
      expect(response.status).toBe(200);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(await response.json()).toEqual({ ok: true });
      expect(storedEnquiries()).toEqual([{ received: expect.any(String), ...enquiry }]);
    },
  );

  it('stores an enquiry from a browser without scripts and responds with a page', async () => {
    const body = new URLSearchParams(enquiry).toString();
    const response = await post(body, 'application/x-www-form-urlencoded', 'text/html,*/*;q=0.8');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Thank you!</h1>');
    expect(storedEnquiries()).toMatchObject([enquiry]);
  });

  it('logs a line, and escapes in it what a terminal might obey', async () => {
    await postJson({ ...enquiry, name: 'Jo\u001b[31m\u009b31m\u007f\u202egnp' });
    expect(console.log).toHaveBeenCalledWith(
      expect.stringContaining('"Jo\\u001b[31m\\u{9b}31m\\u{7f}\\u{202e}gnp"'),
    );
  });

  it('allows scripts of any origin to post JSON', async () => {
    const { status, headers } = await fetch(`${origin}/enquiries`, { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
  });

  it.each([
    ['broken JSON', '{"name":', 400, 'The request body is not valid.'],
    ['a list', '[]', 422, 'name, email and message are required'],
    ['values that are not text', '{"name":1,"email":[],"message":{}}', 422, 'not valid'],
    [
      'an incomplete enquiry',
      JSON.stringify({ ...enquiry, name: ' ', email: 'jo' }),
      422,
      'Name is required, Invalid email address.',
    ],
    [
      'a body that is too large',
      JSON.stringify({ ...enquiry, message: 'm'.repeat(300_000) }),
      413,
      'too large',
    ],
  ])(
    'rejects %s with an error message and accepts the next enquiry',
    async (_what, body, status, message) => {
      const response = await post(body, 'application/json');
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual({ ok: false, error: expect.stringContaining(message) });
      expect(storedEnquiries()).toEqual([]);
      expect((await postJson(enquiry)).status).toBe(200);
    },
  );

  it('accepts only POST', async () => {
    const response = await fetch(`${origin}/enquiries`);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
  });

  it('responds with an error and prints the enquiry when the file is not writable', async () => {
    mkdirSync(enquiries);
    expect((await postJson(enquiry)).status).toBe(500);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(JSON.stringify(enquiry.message)));
  });
});

describe('at the start', () => {
  it('reports which port is in use and how to choose another, and leaves a free port free', async () => {
    const { port } = server.address() as AddressInfo;
    await expect(checkPort(port)).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}`,
    );
    const free = await freePort();
    await checkPort(free);
    await expect(checkPort(free)).resolves.toBeUndefined();
  });

  it.each(['x', '0', '70000', '3000.5'])('rejects the port %s', (value) => {
    process.env.PORT = value;
    expect(() => readPort('PORT', 3000)).toThrow(`PORT is "${value}". Set it to a number from 1 to 65535.`);
    delete process.env.PORT;
  });

  it('reports that the file for enquiries is not writable', async () => {
    mkdirSync(enquiries);
    await expect(checkEnquiriesFile(enquiries)).rejects.toThrow(/cannot be stored in .*ENQUIRIES_FILE=/);
  });

  it('adds a newline after a line that a crash has left incomplete', async () => {
    writeFileSync(enquiries, 'first\nseco');
    await checkEnquiriesFile(enquiries);
    expect(readFileSync(enquiries, 'utf8')).toBe('first\nseco\n');
  });
});
