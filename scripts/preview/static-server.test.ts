/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { compress } from '../build/compress';
import { checkEnquiriesFile } from './local-form-service';
import { checkPort, listen, readPort } from '../lib/listen';
import { staticServer } from './static-server';

let folder: string;
let enquiries: string;
let server: Server;
let origin: string;

const enquiry = { name: 'Jo Reader', email: 'jo@example.com', message: 'Please paint\nmy shed.' };
const storedEnquiries = () =>
  existsSync(enquiries)
    ? readFileSync(enquiries, 'utf8')
        .trim()
        .split('\n')
        .map((line): Record<string, string> => JSON.parse(line))
    : [];

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  enquiries = path.join(folder, 'enquiries.jsonl');
  const out = path.join(folder, 'out');
  // A folder must not shadow the page of the same name.
  mkdirSync(path.join(out, 'services'), { recursive: true });
  mkdirSync(path.join(out, '_next/static'), { recursive: true });
  mkdirSync(path.join(out, 'photos'), { recursive: true });
  writeFileSync(path.join(out, 'index.html'), `<h1>Home</h1>${'<p>text</p>'.repeat(500)}`);
  writeFileSync(path.join(out, 'services.html'), '<h1>Services</h1>');
  writeFileSync(path.join(out, '404.html'), '<h1>Missing</h1>');
  writeFileSync(path.join(out, '_next/static/chunk-1a2b.js'), 'script');
  writeFileSync(path.join(out, 'photos/red-1a2b-400.avif'), 'image');
  await compress(out);
  server = await listen(staticServer(out, enquiries), 0, 'PORT');
  origin = `http://localhost:${portOf(server)}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

function portOf(listening: Server) {
  const address: AddressInfo | string | null = listening.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

function post(body: string, contentType: string, headers: Record<string, string> = {}) {
  return fetch(`${origin}/enquiries`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': contentType, ...headers },
  });
}
const postJson = (body: unknown) =>
  post(JSON.stringify(body), 'application/json', { Accept: 'application/json' });

describe('the static server', () => {
  it.each([
    ['/', '<h1>Home</h1>'],
    ['/services', '<h1>Services</h1>'],
  ])('serves %s at its clean URL, to be revalidated', async (address, text) => {
    const response = await fetch(origin + address);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(text);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  it.each(['/services.html', '/services/'])('redirects %s to the clean URL', async (address) => {
    const response = await fetch(origin + address, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/services');
  });

  it('redirects /index.html to /', async () => {
    const response = await fetch(`${origin}/index.html`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/');
  });

  it.each([
    '/missing',
    '/services/missing',
    '/_next/static/missing.js',
    '/404',
    '/404.html',
    '/%',
    '/%E0%A4%A',
  ])('serves the 404 page for %s, to be revalidated', async (address) => {
    const response = await fetch(origin + address);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<h1>Missing</h1>');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  it.each(['/_next/static/chunk-1a2b.js', '/photos/red-1a2b-400.avif'])(
    'serves %s to be cached immutably',
    async (address) => {
      const response = await fetch(origin + address);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    },
  );

  /** Sends only these headers, unlike fetch. */
  function get(address: string, headers: Record<string, string>) {
    return new Promise<IncomingMessage>((resolve) => {
      request(origin + address, { headers }, (response) => resolve(response.resume())).end();
    });
  }

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('sends text files compressed when the browser accepts %s', async (accepted, encoding) => {
    const { headers } = await get('/services', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
  });

  it('responds to HEAD, and with 304 to a matching ETag', async () => {
    const head = await fetch(`${origin}/services`, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    expect(head.status).toBe(200);
    const cached = await get('/services', {
      'Accept-Encoding': 'br',
      'If-None-Match': head.headers.get('ETag') ?? '',
    });
    expect(cached.statusCode).toBe(304);
  });

  it('serves no files outside its folder', async () => {
    const status = await new Promise<number | undefined>((resolve) => {
      request(`${origin}`, { path: '/../enquiries.jsonl' }, (response) => resolve(response.statusCode)).end();
    });
    expect(status).toBeGreaterThanOrEqual(400);
  });
});

describe('the form service', () => {
  it('stores an enquiry sent as JSON and logs a line', async () => {
    const response = await postJson(enquiry);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    expect(storedEnquiries()).toEqual([{ received: expect.any(String), ...enquiry }]);
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('"Jo Reader"'));
  });

  it('stores an enquiry from a browser without scripts and responds with a page', async () => {
    const body = new URLSearchParams(enquiry).toString();
    const response = await post(body, 'application/x-www-form-urlencoded', { Accept: 'text/html,*/*;q=0.8' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Thank you!</h1>');
    expect(storedEnquiries()).toMatchObject([enquiry]);
  });

  it.each(['text/plain', 'image/*', ''])(
    'responds with 200 to a browser that accepts "%s"',
    async (accept) => {
      const response = await post(JSON.stringify(enquiry), 'application/json', { Accept: accept });
      expect(response.status).toBe(200);
      expect(storedEnquiries()).toHaveLength(1);
    },
  );

  it('escapes in the log what a terminal might obey', async () => {
    await postJson({ ...enquiry, name: 'Jo\u001b[31m\u009b31m\u007f\u202egnp' });
    expect(console.log).toHaveBeenCalledWith(
      expect.stringContaining('"Jo\\u001b[31m\\u{9b}31m\\u{7f}\\u{202e}gnp"'),
    );
  });

  it('does not name the software that it runs on', async () => {
    expect((await postJson(enquiry)).headers.get('X-Powered-By')).toBeNull();
  });

  it('stores enquiries in the order they arrive', async () => {
    await postJson(enquiry);
    await postJson({ ...enquiry, name: 'Second' });
    expect(storedEnquiries().map(({ name }) => name)).toEqual(['Jo Reader', 'Second']);
  });

  it('stores each of 100 simultaneous enquiries on a line of its own', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `Reader ${index}`);
    const message = 'ü'.repeat(2_000);
    const responses = await Promise.all(names.map((name) => postJson({ ...enquiry, name, message })));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    const stored = storedEnquiries();
    expect(stored.map(({ name }) => name).sort()).toEqual(names.sort());
    expect(stored.every((each) => each.message === message)).toBe(true);
  });

  it('allows scripts of any origin to post JSON', async () => {
    const preflight = await fetch(`${origin}/enquiries`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://www.example.com',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('content-type');
    expect((await postJson(enquiry)).headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it.each([
    ['broken JSON', '{"name":', 'application/json', 400],
    ['an empty body', '', 'application/json', 422],
    ['a list', '[]', 'application/json', 422],
    ['values that are not text', '{"name":1,"email":[],"message":{}}', 'application/json', 422],
    ['no name', JSON.stringify({ ...enquiry, name: ' ' }), 'application/json', 422],
    ['no address', JSON.stringify({ ...enquiry, email: 'jo' }), 'application/json', 422],
    ['another kind of body', 'Hello', 'text/plain', 422],
    [
      'a body that is too large',
      JSON.stringify({ ...enquiry, message: 'm'.repeat(300_000) }),
      'application/json',
      413,
    ],
  ])(
    'rejects %s with an error message and accepts the next enquiry',
    async (_what, body, contentType, status) => {
      const response = await post(body, contentType, { Accept: 'application/json' });
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual({ ok: false, error: expect.stringMatching(/\w+.*\./) });
      expect(storedEnquiries()).toEqual([]);
      expect((await postJson(enquiry)).status).toBe(200);
    },
  );

  it('responds with what is missing in an incomplete enquiry', async () => {
    const response = await postJson({ ...enquiry, name: '', email: 'jo' });
    expect(await response.json()).toEqual({
      ok: false,
      error: 'The enquiry is not valid: Name is required, Invalid email address.',
    });
  });

  it('allows only POST', async () => {
    const response = await fetch(`${origin}/enquiries`);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
  });

  it('responds with an error and prints the enquiry when the file is not writable', async () => {
    mkdirSync(enquiries);
    const response = await postJson(enquiry);
    expect(response.status).toBe(500);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(JSON.stringify(enquiry.message)));
    rmSync(enquiries, { recursive: true });
    expect((await postJson(enquiry)).status).toBe(200);
  });
});

describe('at the start', () => {
  it('reports which port is in use and how to choose another', async () => {
    const busy = createServer().listen(0);
    const port = portOf(busy);
    await expect(listen(express(), port, 'PORT')).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}`,
    );
    busy.close();
  });

  it('reports a port in use before the build, and leaves a free port free', async () => {
    const busy = createServer().listen(0);
    const port = portOf(busy);
    await expect(checkPort(port)).rejects.toThrow(`Port ${port} is in use.`);
    await new Promise((resolve) => busy.close(resolve));
    await checkPort(port);
    await expect(listen(express(), port, 'PORT').then((server) => server.close())).resolves.toBeDefined();
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

  it.each([
    ['keeps stored enquiries', 'first\n', 'first\n'],
    ['adds a newline after a line that a crash has left incomplete', 'first\nseco', 'first\nseco\n'],
    ['creates the file', '', ''],
  ])('%s', async (_title, before, after) => {
    if (before) writeFileSync(enquiries, before);
    await checkEnquiriesFile(enquiries);
    expect(readFileSync(enquiries, 'utf8')).toBe(after);
  });
});
