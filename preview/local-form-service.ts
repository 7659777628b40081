import { appendFile, mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { checkEnquiry } from '@/lib/enquiry/enquiry-rules';
import { environment } from '@/lib/environment';
import { errorMessage } from '@/lib/error-message';

/**
 * Makes the form of a preview post to the local form service, not the owner's, unless FORM_ENDPOINT is set.
 * Creates the file for enquiries, so that one that is not writable fails before the build.
 */
export async function prepareFormService(): Promise<void> {
  process.env.FORM_ENDPOINT ||= '/enquiries';
  await mkdir(path.dirname(environment.enquiriesFile), { recursive: true });
  await appendFile(environment.enquiriesFile, '');
}

/** Describes where the enquiries of a preview go. */
export const describeEnquiries = () =>
  environment.formEndpoint === '/enquiries'
    ? `stored in ${environment.enquiriesFile}, on this computer only`
    : `sent to ${environment.formEndpoint}, as FORM_ENDPOINT says`;

/**
 * Acts like a hosted form service: accepts forms from any origin.
 * Responds with 200 once a valid enquiry is flushed to disk as a line of JSON, and with 400 otherwise.
 */
export async function localFormService(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('Access-Control-Allow-Origin', '*');
  const problem = await storeEnquiry(request).then(() => undefined, errorMessage);
  if (problem) console.warn(`Could not store an enquiry: ${problem}`);
  else console.log(`Stored an enquiry in ${environment.enquiriesFile}`);

  response.statusCode = problem ? 400 : 200;
  if (request.headers.accept?.includes('text/html')) {
    const heading = problem ? 'Not sent' : 'Thank you!';
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${heading}</title><h1>${heading}</h1><p>${problem ?? 'Your message has been sent.'}</p><p><a href="./">Back to the site</a></p></html>`,
    );
  } else {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(problem ? { ok: false, error: problem } : { ok: true }));
  }
}

/** @throws Error when the enquiry is not valid or cannot be stored */
async function storeEnquiry(request: IncomingMessage): Promise<void> {
  // Browsers send every line break as two characters.
  const body = (await text(request)).replaceAll('%0D%0A', '%0A');
  const fields = Object.fromEntries(new URLSearchParams(body));
  const checked = checkEnquiry({ name: '', email: '', message: '', ...fields });
  if (!checked.valid) {
    const messages = Object.values(checked.errors).filter(Boolean);
    throw new Error(['The enquiry is not valid', ...messages].join('. '));
  }
  const entry = JSON.stringify({ received: new Date().toISOString(), ...checked.enquiry });
  await appendFile(environment.enquiriesFile, `${entry}\n`, { flush: true });
}
