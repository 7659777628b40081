import express, { type RequestHandler } from 'express';
import { formService } from '../scripts/form-service';
import { freePort, listen } from '../scripts/listen';
import { endpoint, test as base } from './test';

/** A form service that does what a test tells it; until then, and after it, it is the embedded one. */
type FaultyService = {
  /** How it answers from now on, preflights too; undefined is as it should be. */
  answer: RequestHandler | undefined;
  /** How many enquiries have reached it. */
  posts: number;
};

type Worker = { service: FaultyService; servicePort: number };

/**
 * The browser of these tests connects to the faulty service where the page asks for the endpoint. So the export, the
 * policy and the rules for requests across origins are the real ones; Playwright's `route` would answer preflights itself.
 */
export const test = base.extend<object, Worker>({
  service: [async ({}, use) => use({ answer: undefined, posts: 0 }), { scope: 'worker' }],

  servicePort: [
    async ({ service }, use) => {
      const port = await freePort();
      const app = express().use(
        '/enquiries',
        (request, response, next) => {
          if (request.method === 'POST') service.posts += 1;
          return service.answer ? service.answer(request, response, next) : next();
        },
        formService('test-results/enquiries.jsonl'),
      );
      const server = await listen(app, port, 'PORT');
      await use(port);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, servicePort }, use) => {
      const rule = `--host-resolver-rules=MAP ${new URL(endpoint).host} 127.0.0.1:${servicePort}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
});
