import type { IncomingMessage, ServerResponse } from 'node:http';
import { localFormService } from '@/scripts/preview/local-form-service';
import { freePort, listen } from '@/scripts/lib/listen';
import { endpoint, enquiriesFile } from './form-service';
import { test as base } from './test';

export type MockService = {
  /** Answers every request but preflights; `store` leaves it to the local form service, as when there is no answer. */
  answer: ((request: IncomingMessage, response: ServerResponse, store: () => void) => void) | undefined;
  postCount: number;
};

type WorkerFixtures = { mock: MockService; servicePort: number };

/**
 * Maps the form's endpoint to a service of the test in the browser's DNS. Unlike `page.route`, which answers preflights
 * itself, this leaves CORS and the Content Security Policy in effect.
 */
export const test = base.extend<{ service: MockService }, WorkerFixtures>({
  // For every test, also for one that does not name it: the worker's service may have the answer of the test before.
  service: [
    async ({ mock }, use) => {
      mock.answer = undefined;
      mock.postCount = 0;
      await use(mock);
    },
    { auto: true },
  ],

  mock: [async ({}, use) => use({ answer: undefined, postCount: 0 }), { scope: 'worker' }],

  servicePort: [
    async ({ mock }, use) => {
      const port = await freePort();
      const store = localFormService(enquiriesFile);
      const server = await listen(
        (request, response) => {
          if (request.method === 'POST') mock.postCount += 1;
          if (!mock.answer || request.method === 'OPTIONS') return store(request, response);
          mock.answer(request, response, () => store(request, response));
        },
        port,
        'PORT',
      );
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
