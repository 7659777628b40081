import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { localFormService } from '@/scripts/preview/local-form-service';
import { listen, portOf } from '@/scripts/utils/listen';
import { endpoint } from './form-service';
import { test as base } from './test';

export type MockService = {
  /** Responds to every request but preflights, instead of the local form service; `store` passes the request on to that. */
  respond?: (request: IncomingMessage, response: ServerResponse, store: () => void) => void;
  postCount: number;
};

type Mock = { server: Server; service: MockService };

/**
 * Maps the form's endpoint to a service of the test in the browser's DNS. Unlike `page.route`, which responds to preflights
 * itself, this leaves CORS and the Content Security Policy in effect.
 */
export const test = base.extend<{ service: MockService }, { mock: Mock }>({
  // One server for each worker, because its browser keeps the port.
  mock: [
    async ({}, use) => {
      const server = await listen((request, response) => {
        const { service } = mock;
        const store = () => void localFormService(request, response);
        if (request.method === 'POST') service.postCount += 1;
        if (!service.respond || request.method === 'OPTIONS') store();
        else service.respond(request, response, store);
      }, 0);
      const mock: Mock = { server, service: { postCount: 0 } };
      await use(mock);
      server.close();
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, mock }, use) => {
      const rule = `--host-resolver-rules=MAP ${new URL(endpoint).host} 127.0.0.1:${portOf(mock.server)}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],

  // For every test, even one that does not use it: the service may still respond as in the test before.
  service: [
    async ({ mock }, use) => {
      mock.service = { postCount: 0 };
      await use(mock.service);
      // A request that is still on its way does not count for the next test.
      mock.server.closeAllConnections();
    },
    { auto: true },
  ],
});
