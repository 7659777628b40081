/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { compress } from './compress';
import { checkEnquiriesFile } from './form-service';
import { checkPort, listen, portFrom } from './listen';
import { site } from './serve';

let folder: string;
let enquiries: string;
let server: Server;
let origin: string;

const enquiry = { name: 'Jo Reader', email: 'jo@example.com', message: 'Please paint\nmy shed.' };
const kept = () =>
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
  // As in an export: a page and a folder of the same name.
  mkdirSync(path.join(out, 'services'), { recursive: true });
  mkdirSync(path.join(out, '_next/static'), { recursive: true });
  mkdirSync(path.join(out, 'photos'), { recursive: true });
  writeFileSync(path.join(out, 'index.html'), `<h1>Home</h1>${'<p>text</p>'.repeat(500)}`);
  writeFileSync(path.join(out, 'services.html'), '<h1>Services</h1>');
  writeFileSync(path.join(out, 'services/__next._tree.txt'), 'tree');
  writeFileSync(path.join(out, '404.html'), '<h1>Missing</h1>');
  writeFileSync(path.join(out, '_next/static/chunk-1a2b.js'), 'script');
  writeFileSync(path.join(out, 'photos/red-1a2b-400.avif'), 'picture');
  await compress(out);
  server = site(out, enquiries).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
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

describe('the site', () => {
  it.each([
    ['/', '<h1>Home</h1>'],
    ['/services', '<h1>Services</h1>'],
  ])('serves %s at its clean address, to be asked for anew', async (address, text) => {
    const response = await fetch(origin + address);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(text);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  it.each(['/services.html', '/services/'])('leads from %s to the clean address', async (address) => {
    const response = await fetch(origin + address, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/services');
  });

  it('leads from /index.html home', async () => {
    const response = await fetch(`${origin}/index.html`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/');
  });

  it.each(['/missing', '/services/missing', '/_next/static/missing.js', '/photos/missing.avif'])(
    'answers %s with 404 and the page for it, which nobody keeps',
    async (address) => {
      const response = await fetch(origin + address);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<h1>Missing</h1>');
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    },
  );

  it.each(['/_next/static/chunk-1a2b.js', '/photos/red-1a2b-400.avif'])(
    'lets %s be kept for a year',
    async (address) => {
      const response = await fetch(origin + address);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    },
  );

  /** As a browser asks; fetch adds headers of its own. */
  function ask(address: string, headers: Record<string, string>) {
    return new Promise<IncomingMessage>((resolve) => {
      request(origin + address, { headers }, (response) => resolve(response.resume())).end();
    });
  }

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('compresses text for whoever takes %s', async (accepted, encoding) => {
    const { headers } = await ask('/services', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
  });

  it('answers HEAD, and 304 to whoever has the file', async () => {
    const head = await fetch(`${origin}/services`, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    expect(head.status).toBe(200);
    const again = await ask('/services', {
      'Accept-Encoding': 'br',
      'If-None-Match': head.headers.get('ETag') ?? '',
    });
    expect(again.statusCode).toBe(304);
  });

  it('keeps to its folder', async () => {
    const answer = await new Promise<number | undefined>((resolve) => {
      request(`${origin}`, { path: '/../enquiries.jsonl' }, (response) => resolve(response.statusCode)).end();
    });
    expect(answer).toBeGreaterThanOrEqual(400);
  });
});

describe('the form service', () => {
  it('keeps an enquiry that comes as JSON and prints a line', async () => {
    const response = await postJson(enquiry);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    expect(kept()).toEqual([{ received: expect.any(String), ...enquiry }]);
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('"Jo Reader"'));
  });

  it('keeps an enquiry from a browser without scripts and answers with a page', async () => {
    const body = new URLSearchParams(enquiry).toString();
    const response = await post(body, 'application/x-www-form-urlencoded', { Accept: 'text/html,*/*;q=0.8' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Thank you!</h1>');
    expect(kept()).toMatchObject([enquiry]);
  });

  it('appends', async () => {
    await postJson(enquiry);
    await postJson({ ...enquiry, name: 'Second' });
    expect(kept().map(({ name }) => name)).toEqual(['Jo Reader', 'Second']);
  });

  it('lets scripts of any origin post JSON', async () => {
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
    ['values that are no text', '{"name":1,"email":[],"message":{}}', 'application/json', 422],
    ['no name', JSON.stringify({ ...enquiry, name: ' ' }), 'application/json', 422],
    ['no address', JSON.stringify({ ...enquiry, email: 'jo' }), 'application/json', 422],
    ['another kind of body', 'Hello', 'text/plain', 422],
    ['far too much', JSON.stringify({ ...enquiry, message: 'm'.repeat(300_000) }), 'application/json', 413],
  ])('refuses %s with a clear message and goes on', async (_what, body, contentType, status) => {
    const response = await post(body, contentType, { Accept: 'application/json' });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ ok: false, error: expect.stringMatching(/\w+.*\./) });
    expect(kept()).toEqual([]);
    expect((await postJson(enquiry)).status).toBe(200);
  });

  it('says what an incomplete enquiry lacks', async () => {
    const response = await postJson({ ...enquiry, name: '', email: 'jo' });
    expect(await response.json()).toEqual({
      ok: false,
      error: 'This is no enquiry: Name is required, Invalid email address.',
    });
  });

  it('takes nothing but POST', async () => {
    const response = await fetch(`${origin}/enquiries`);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
  });

  it('fails, but prints the enquiry, when the file cannot be written', async () => {
    mkdirSync(enquiries);
    const response = await postJson(enquiry);
    expect(response.status).toBe(500);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(JSON.stringify(enquiry.message)));
    rmSync(enquiries, { recursive: true });
    expect((await postJson(enquiry)).status).toBe(200);
  });
});

describe('starting', () => {
  it('says which port is busy and what to do', async () => {
    const busy = createServer().listen(0);
    const port = portOf(busy);
    await expect(listen(express(), port, 'PORT')).rejects.toThrow(
      `Port ${port} is busy. Stop what uses it, or choose another: PORT=${port + 1}`,
    );
    busy.close();
  });

  it('finds a busy port before the build, and leaves a free one free', async () => {
    const busy = createServer().listen(0);
    const port = portOf(busy);
    await expect(checkPort(port, 'PORT')).rejects.toThrow(`Port ${port} is busy.`);
    await new Promise((resolve) => busy.close(resolve));
    await checkPort(port, 'PORT');
    await expect(listen(express(), port, 'PORT').then((server) => server.close())).resolves.toBeDefined();
  });

  it.each(['x', '0', '70000', '3000.5'])('refuses the port %s', (value) => {
    process.env.PORT = value;
    expect(() => portFrom('PORT', 3000)).toThrow(`PORT is "${value}". Write a number from 1 to 65535.`);
    delete process.env.PORT;
  });

  it('says when the file for enquiries cannot be written', async () => {
    mkdirSync(enquiries);
    await expect(checkEnquiriesFile(enquiries)).rejects.toThrow(/cannot be kept in .*ENQUIRIES_FILE=/);
  });

  it('leaves the enquiries of before as they are', async () => {
    writeFileSync(enquiries, 'before\n');
    await checkEnquiriesFile(enquiries);
    expect(readFileSync(enquiries, 'utf8')).toBe('before\n');
  });
});
