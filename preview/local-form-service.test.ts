/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { listen, portOf } from './listen';
import { localFormService, prepareFormService } from './local-form-service';

/* e2e/visitor/form tests what visitors send. */

setUpTemporaryContent();

let server: Server | undefined;
// Jest would wait forever for an open server.
afterEach(() => server?.close().closeAllConnections());

it('says why it stores no enquiries, at the start and to the sender', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  writeFileSync('file', '');
  jest.replaceProperty(process, 'env', { ...process.env, ENQUIRIES_FILE: 'file/enquiries.jsonl' });
  await expect(prepareFormService()).rejects.toThrow(/file'$/);

  server = await listen(localFormService, 0);
  const address = `http://localhost:${portOf(server)}`;
  const post = async (body: string) => {
    const response = await fetch(address, { method: 'POST', body });
    expect(response.status).toBe(400);
    return (await response.json()).error;
  };
  expect(await post('name=Jo&email=jo@example.com&message=Hello')).toContain('enquiries.jsonl');
  const mistakes = 'The enquiry is not valid. Name is required. Invalid email address';
  expect(await post('name= &email=jo&message=Hello')).toBe(mistakes);
  expect(await post('{"email":1}')).toBe(`${mistakes}. Message is required`);
});
