/** @jest-environment node */
import { once } from 'node:events';
import fs, { readFileSync, writeFileSync, type ReadStream } from 'node:fs';
import type { Server } from 'node:http';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { environment } from '@/lib/environment';
import { checkPort, freePort, listen } from '../lib/listen';
import { prepareFormService } from './local-form-service';
import { staticServer } from './static-server';

const enquiry = { name: 'Jo Reader', email: 'jo@example.com', message: 'Please paint\nmy shed.' };
let port: number;
let server: Server;

setUpTemporaryContent();
beforeEach(async () => {
  for (const method of ['log', 'warn'] as const) jest.spyOn(console, method).mockImplementation();
  port = await freePort();
  server = await listen(staticServer('.'), port);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/* How pages are served is tested with all hosts in e2e/hosting; what a visitor sends, from a browser, in e2e/contact-form. */

const post = (path: string, body: string) =>
  fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
  });

it.each([
  ['{"name":', 'JSON'],
  ['[]', 'The enquiry is not valid'],
  [JSON.stringify({ ...enquiry, name: ' ', email: 'jo' }), 'Name is required. Invalid email address'],
])('rejects %s with an error message, and stores the next enquiry', async (body, message) => {
  const response = await post('/enquiries', body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ ok: false, error: expect.stringContaining(message) });
  expect((await post('/enquiries', JSON.stringify(enquiry))).status).toBe(200);
  expect(JSON.parse(readFileSync(environment.enquiriesFile, 'utf8'))).toMatchObject(enquiry);
  expect((await post('/services', '')).status).toBe(405);
});

it('reports a file for enquiries that is not writable, at the start and to the sender', async () => {
  writeFileSync('file', '');
  jest.replaceProperty(process, 'env', { ...process.env, ENQUIRIES_FILE: 'file/enquiries.jsonl' });
  await expect(prepareFormService()).rejects.toThrow(/file'$/);
  expect((await post('/enquiries', JSON.stringify(enquiry))).status).toBe(400);
});

it('closes a file when a visitor leaves before it has arrived', async () => {
  writeFileSync('photo.avif', Buffer.alloc(50_000_000));
  const openFile = jest.spyOn(fs, 'createReadStream');
  const { body } = await fetch(`http://localhost:${port}/photo.avif`);
  await body?.cancel();
  const file: ReadStream = openFile.mock.results[0]?.value;
  if (!file.closed) await once(file, 'close');
  expect(file.closed).toBe(true);
});

it('reports a port that is in use, and leaves a free port free', async () => {
  await expect(checkPort(port)).rejects.toThrow(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}`,
  );
  // The other address of localhost, at which browsers would find the program.
  await expect(checkPort(port, '::1')).rejects.toThrow(`Port ${port} is in use`);
  const free = await freePort();
  await checkPort(free);
  await expect(checkPort(free)).resolves.toBeUndefined();
});
