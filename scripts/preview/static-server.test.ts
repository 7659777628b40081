/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { environment } from '@/lib/environment';
import { listen, portOf } from '../utils/listen';
import { prepareFormService } from './local-form-service';
import { staticServer } from './static-server';

const enquiry = { name: 'Jo Reader', email: 'jo@example.com', message: 'Please paint\nmy shed.' };
let server: Server;

setUpTemporaryContent();
beforeEach(async () => {
  for (const method of ['log', 'warn'] as const) jest.spyOn(console, method).mockImplementation();
  server = await listen(staticServer('.'), 0);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/* How pages are served is tested with all hosts in e2e/hosting; what a visitor sends, from a browser, in e2e/contact-form. */

const post = (path: string, body: string) =>
  fetch(`http://localhost:${portOf(server)}${path}`, {
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
