import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import cors from 'cors';
import express, { type ErrorRequestHandler, type RequestHandler, type Response, type Router } from 'express';
import { checkEnquiry } from '@/components/enquiry/schema';
import { reasonOf } from '../lib/reason-of';

/** The file that enquiries are appended to. */
export const enquiriesFile = process.env.ENQUIRIES_FILE ?? 'enquiries.jsonl';

/** Far more than the longest valid enquiry, and similar to the limits of hosted form services. */
const bodyLimit = '256kb';

/**
 * A local form service that behaves like hosted ones: it accepts JSON from scripts of any origin, and URL-encoded forms
 * from browsers without scripts. It responds with 200 once the enquiry is flushed to disk.
 *
 * @param file the file that enquiries are appended to, one JSON object per line
 * @returns a router to mount at the endpoint's path
 */
export function localFormService(file: string): Router {
  const router = express.Router();

  router.use(cors());
  router.post(
    '/',
    express.json({ limit: bodyLimit }),
    express.urlencoded({ limit: bodyLimit }),
    storeEnquiry(file),
  );
  router.all('/', (_request, response) => {
    response.set('Allow', 'POST, OPTIONS');
    reject(response, 405, 'Send enquiries with POST.');
  });
  router.use(rejectInvalidBody);
  return router;
}

/**
 * Checks before the first enquiry that the file is writable, and adds a newline if a crash has left the last line
 * incomplete.
 *
 * @throws Error when the file is not writable
 */
export async function checkEnquiriesFile(file: string): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await appendFile(file, '');
    const stored = await readFile(file, 'utf8');
    if (stored !== '' && !stored.endsWith('\n')) await appendFile(file, '\n');
  } catch (error) {
    throw new Error(
      `Enquiries cannot be stored in ${file} (${reasonOf(error)}). Make the file writable, or choose another one: ENQUIRIES_FILE=...`,
    );
  }
}

function storeEnquiry(file: string): RequestHandler {
  return async (request, response) => {
    const checked = checkEnquiry(request.body);
    if (!checked.valid) {
      const messages = Object.values(checked.errors).filter((message) => message !== undefined);
      return reject(
        response,
        422,
        `The enquiry is not valid: ${messages.join(', ') || 'name, email and message are required'}.`,
      );
    }

    const entry = JSON.stringify({ received: new Date().toISOString(), ...checked.enquiry });
    try {
      await appendFile(file, `${entry}\n`, { flush: true });
    } catch (error) {
      console.error(`An enquiry could not be stored in ${file} (${reasonOf(error)}):\n${printable(entry)}`);
      return reject(response, 500, 'The enquiry could not be stored. Please try again.');
    }
    console.log(`Stored an enquiry from ${printable(JSON.stringify(checked.enquiry.name))} in ${file}`);
    respond(response, 200, 'Thank you!', 'Your message has been sent.');
  };
}

/** Handles bodies that Express cannot parse: invalid JSON, too large, an unknown character set. */
const rejectInvalidBody: ErrorRequestHandler = (error: { status?: number }, _request, response, _next) => {
  const status = error.status ?? 400;
  reject(response, status, status === 413 ? 'The enquiry is too large.' : 'The request body is not valid.');
};

function reject(response: Response, status: number, problem: string) {
  console.warn(`Rejected an enquiry with status ${status}: ${problem}`);
  respond(response, status, 'Not sent', problem);
}

/** Responds with a page to browsers without scripts, and with JSON otherwise. */
function respond(response: Response, status: number, heading: string, text: string) {
  const json = () => response.json(status < 400 ? { ok: true } : { ok: false, error: text });
  response.status(status).format({
    json,
    html: () =>
      response.send(
        `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${heading}</title><h1>${heading}</h1><p>${text}</p><p><a href="/">Back to the site</a></p></html>`,
      ),
    default: json,
  });
}

/** Escapes what a terminal might obey: control characters and marks of writing direction. */
function printable(text: string) {
  return text.replace(/\p{C}/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
