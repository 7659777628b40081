/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { listen, portOf } from './listen';
import { localFormService, prepareFormService } from './local-form-service';

/* What a visitor sends is tested in e2e/visitor/form. */

setUpTemporaryContent();

let server: Server | undefined;
// Jest waits for an open server for ever.
afterEach(() => server?.close().closeAllConnections());

it('says why it stores no enquiries, at the start and to the sender', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  writeFileSync('file', '');
  jest.replaceProperty(process, 'env', { ...process.env, ENQUIRIES_FILE: 'file/enquiries.jsonl' });
  await expect(prepareFormService()).rejects.toThrow(/file'$/);

  server = await listen(localFormService, 0);
  const address = `http://localhost:${portOf(server)}`;
  const post = (body: string) => fetch(address, { method: 'POST', body });
  expect((await post('name=Jo&email=jo@example.com&message=Hello')).status).toBe(400);
  const { error } = await (await post('name= &email=jo&message=Hello')).json();
  expect(error).toBe('The enquiry is not valid. Name is required. Invalid email address');
});
