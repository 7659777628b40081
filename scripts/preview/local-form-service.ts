import { appendFile, mkdir } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { json, text } from 'node:stream/consumers';
import { checkEnquiry } from '@/components/enquiry/schema';
import { reasonOf } from '../lib/reason-of';

/** The file that enquiries are appended to. */
export const enquiriesFile = process.env.ENQUIRIES_FILE ?? 'enquiries.jsonl';

/**
 * Makes the form of a preview post to the local form service, and never to the owner's, unless FORM_ENDPOINT says otherwise.
 * Creates the file for enquiries.
 *
 * @throws Error when the file is not writable
 */
export async function prepareFormService(file = enquiriesFile): Promise<void> {
  process.env.FORM_ENDPOINT ||= '/enquiries';
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await appendFile(file, '');
  } catch (error) {
    throw new Error(
      `Enquiries cannot be stored in ${file} (${reasonOf(error)}). Make the file writable, or choose another one: ENQUIRIES_FILE=...`,
    );
  }
}

/**
 * A local form service that behaves like hosted ones: it accepts JSON from scripts of any origin, and URL-encoded forms
 * from browsers without scripts. It responds with 200 once the enquiry is flushed to disk.
 *
 * @param file the file that enquiries are appended to, one JSON object per line
 */
export function localFormService(file: string): RequestListener {
  return (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Allow', 'POST, OPTIONS');
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { 'Access-Control-Allow-Headers': 'Content-Type' }).end();
      return;
    }
    receive(request, file).then(
      (result) => respond(request, response, result),
      // The connection is closed: nobody is left to respond to.
      () => response.destroy(),
    );
  };
}

/** The status of the response and, if the enquiry is not stored, what is wrong. */
type Result = { status: number; problem?: string };

async function receive(request: IncomingMessage, file: string): Promise<Result> {
  if (request.method !== 'POST') return { status: 405, problem: 'Send enquiries with POST.' };
  const values: unknown = request.headers['content-type']?.includes('json')
    ? await json(request).catch(() => undefined)
    : Object.fromEntries(new URLSearchParams(await text(request)));
  if (values === undefined) return { status: 400, problem: 'The request body is not valid.' };
  const checked = checkEnquiry(values);
  if (!checked.valid) {
    const messages = Object.values(checked.errors).filter(Boolean);
    return { status: 422, problem: ['The enquiry is not valid', ...messages].join('. ') };
  }

  const entry = JSON.stringify({ received: new Date().toISOString(), ...checked.enquiry });
  try {
    await appendFile(file, `${entry}\n`, { flush: true });
  } catch (error) {
    return { status: 500, problem: `The enquiry could not be stored (${reasonOf(error)}).` };
  }
  console.log(`Stored an enquiry in ${file}`);
  return { status: 200 };
}

/** Responds with a page to browsers without scripts, and with JSON otherwise. */
function respond(request: IncomingMessage, response: ServerResponse, { status, problem }: Result) {
  if (problem) console.warn(`Rejected an enquiry with status ${status}: ${problem}`);
  if (request.headers.accept?.includes('text/html')) {
    const heading = problem ? 'Not sent' : 'Thank you!';
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${heading}</title><h1>${heading}</h1><p>${problem ?? 'Your message has been sent.'}</p><p><a href="/">Back to the site</a></p></html>`,
    );
  } else {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(problem ? { ok: false, error: problem } : { ok: true }));
  }
}
