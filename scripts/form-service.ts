import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import cors from 'cors';
import express, { type ErrorRequestHandler, type RequestHandler, type Response, type Router } from 'express';
import { checkEnquiry } from '@/components/enquiry/schema';
import { appendLine } from './append-line';

/** Where enquiries are kept, unless ENQUIRIES_FILE names another file. */
export const enquiriesFile = process.env.ENQUIRIES_FILE ?? 'enquiries.jsonl';

/** Far above the largest enquiry; the services people use have limits of this order. */
const bodyLimit = '256kb';

/**
 * A form service for local use that behaves like the real ones: it takes an enquiry as JSON from a script of any
 * origin, or urlencoded from a browser without scripts, and appends it to a file, one JSON object a line. It answers
 * with success when the line is on the disk.
 *
 * @param file where enquiries are kept
 * @returns a router to mount at the endpoint's path
 */
export function formService(file: string): Router {
  const router = express.Router();

  router.use(cors());
  router.post(
    '/',
    express.json({ limit: bodyLimit }),
    express.urlencoded({ limit: bodyLimit }),
    takeEnquiry(file),
  );
  router.all('/', (_request, response) => {
    response.set('Allow', 'POST, OPTIONS');
    refuse(response, 405, 'This address takes enquiries by POST.');
  });
  router.use(refuseUnreadable);
  return router;
}

/**
 * Tells before the first enquiry whether the file can be written, so that the owner can mend it.
 *
 * @throws Error with the remedy when it cannot
 */
export async function checkEnquiriesFile(file: string): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    const handle = await open(file, 'a');
    await handle.close();
  } catch (error) {
    throw new Error(
      `Enquiries cannot be kept in ${file} (${reasonOf(error)}). Make it writable, or name another file: ENQUIRIES_FILE=...`,
    );
  }
}

function takeEnquiry(file: string): RequestHandler {
  return async (request, response) => {
    const checked = checkEnquiry(request.body);
    if (!checked.valid) {
      const messages = Object.values(checked.errors).filter((message) => message !== undefined);
      return refuse(
        response,
        422,
        `This is no enquiry: ${messages.join(', ') || 'send name, email and message'}.`,
      );
    }

    const entry = JSON.stringify({ received: new Date().toISOString(), ...checked.enquiry });
    try {
      await appendLine(file, entry);
    } catch (error) {
      // The visitor is told that it failed and keeps the text; here it stays readable at least.
      console.error(`An enquiry could not be written to ${file} (${reasonOf(error)}). It reads:\n${entry}`);
      return refuse(response, 500, 'The enquiry could not be kept. Please try again.');
    }
    console.log(`Enquiry from ${JSON.stringify(checked.enquiry.name)} added to ${file}`);
    answer(response, 200, 'Thank you!', 'Your message has been sent.');
  };
}

/** A body that the parsers refuse: broken JSON, too large, a character set that nobody has. */
const refuseUnreadable: ErrorRequestHandler = (error: { status?: number }, _request, response, _next) => {
  const status = error.status ?? 400;
  refuse(response, status, status === 413 ? 'This is too large for an enquiry.' : 'The body cannot be read.');
};

function refuse(response: Response, status: number, problem: string) {
  console.warn(`Refused with ${status}: ${problem}`);
  answer(response, status, 'Not sent', problem);
}

/** JSON for a script, a page for a browser without scripts. */
function answer(response: Response, status: number, heading: string, text: string) {
  response.status(status).format({
    json: () => response.json(status < 400 ? { ok: true } : { ok: false, error: text }),
    html: () =>
      response.send(
        `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${heading}</title><h1>${heading}</h1><p>${text}</p><p><a href="/">Back to the site</a></p></html>`,
      ),
  });
}

function reasonOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}
