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

/**
 * Maps the form's endpoint to a service of the test in the browser's DNS. Unlike `page.route`, which responds to preflights
 * itself, this leaves CORS and the Content Security Policy in effect.
 */
export const test = base.extend<{ service: MockService }, { mock: MockService; servicePort: number }>({
  // For every test, even one that does not use it: the worker's service may still respond as in the test before.
  service: [
    async ({ mock }, use) => {
      mock.respond = undefined;
      mock.postCount = 0;
      await use(mock);
    },
    { auto: true },
  ],

  mock: [async ({}, use) => use({ postCount: 0 }), { scope: 'worker' }],

  servicePort: [
    async ({ mock }, use) => {
      const port = await freePort();
      const server = await listen((request, response) => {
        const store = () => void localFormService(request, response);
        if (request.method === 'POST') mock.postCount += 1;
        if (!mock.respond || request.method === 'OPTIONS') store();
        else mock.respond(request, response, store);
      }, port);
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
