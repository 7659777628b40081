import type { IncomingMessage, ServerResponse } from 'node:http';
import { localFormService } from '@/adapter/local-server/local-form-service';
import { listen, portOf } from '@/adapter/local-server/listen';
import { test as base } from './test';

export type MockService = {
  /** Responds to every request but preflights, instead of the local form service; `store` passes the request on to that. */
  respond?: (request: IncomingMessage, response: ServerResponse, store: () => void) => void;
  postCount: number;
  port: number;
};

/**
 * Puts a service of the test at the form's endpoint, as the browser's proxy for every host but the site's. Unlike `page.route`, which
 * responds to preflights itself, this leaves CORS and the Content Security Policy in effect.
 */
export const test = base.extend<{ service: MockService }>({
  service: async ({}, use) => {
    const server = await listen((request, response) => {
      const store = () => void localFormService(request, response);
      if (request.method === 'POST') service.postCount += 1;
      if (!service.respond || request.method === 'OPTIONS') store();
      else service.respond(request, response, store);
    }, 0);
    const service: MockService = { postCount: 0, port: portOf(server) };
    await use(service);
    server.closeAllConnections();
    server.close();
  },
  proxy: ({ service }, use) =>
    use({ server: `http://127.0.0.1:${service.port}`, bypass: '<-loopback>,localhost,.localhost' }),
  launchOptions: [
    async ({ launchOptions }, use) => {
      const firefoxUserPrefs = {
        ...launchOptions.firefoxUserPrefs,
        'network.proxy.allow_hijacking_localhost': true,
        // Playwright waits in vain for a page from Firefox's back/forward cache to load.
        'browser.sessionhistory.max_total_viewers': 0,
      };
      await use({ ...launchOptions, firefoxUserPrefs });
    },
    { scope: 'worker' },
  ],
});
