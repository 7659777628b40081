import type { IncomingMessage, ServerResponse } from 'node:http';
import { localFormService } from '@/scripts/preview/local-form-service';
import { freePort, listen } from '@/scripts/lib/listen';
import { endpoint } from './form-service';
import { test as base } from './test';

export type MockService = {
  /** Responds to every request but preflights, instead of the local form service; `store` passes the request on to that. */
  respond?: (request: IncomingMessage, response: ServerResponse, store: () => void) => void;
  postCount: number;
};

/** One for each worker, which runs one test at a time. */
const mock: MockService = { postCount: 0 };

/**
 * Maps the form's endpoint to a service of the test in the browser's DNS. Unlike `page.route`, which responds to preflights
 * itself, this leaves CORS and the Content Security Policy in effect.
 */
export const test = base.extend<{ service: MockService }>({
  // For every test, even one that does not use it: the service may still respond as in the test before.
  service: [
    async ({}, use) => {
      mock.respond = undefined;
      mock.postCount = 0;
      await use(mock);
    },
    { auto: true },
  ],

  launchOptions: [
    async ({ launchOptions }, use) => {
      const port = await freePort();
      const server = await listen((request, response) => {
        const store = () => void localFormService(request, response);
        if (request.method === 'POST') mock.postCount += 1;
        if (!mock.respond || request.method === 'OPTIONS') store();
        else mock.respond(request, response, store);
      }, port);
      const rule = `--host-resolver-rules=MAP ${new URL(endpoint).host} 127.0.0.1:${port}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});
