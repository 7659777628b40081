import express, { type RequestHandler } from 'express';
import { localFormService } from '@/scripts/preview/local-form-service';
import { freePort, listen } from '@/scripts/lib/listen';
import { enquiriesFile } from './enquiries-file';
import { endpoint, test as base } from './test';

export type MockService = {
  /** Handles every request, preflights included. While it is undefined, the local form service does. */
  handler: RequestHandler | undefined;
  postCount: number;
};

type WorkerFixtures = { service: MockService; servicePort: number };

/**
 * Maps the form's endpoint to the mock service in the browser's DNS. Unlike `page.route`, which answers preflights
 * itself, this leaves CORS and the Content Security Policy in effect.
 */
export const test = base.extend<object, WorkerFixtures>({
  service: [async ({}, use) => use({ handler: undefined, postCount: 0 }), { scope: 'worker' }],

  servicePort: [
    async ({ service }, use) => {
      const port = await freePort();
      const router = express.Router().use(
        '/enquiries',
        (request, response, next) => {
          if (request.method === 'POST') service.postCount += 1;
          return service.handler ? service.handler(request, response, next) : next();
        },
        localFormService(enquiriesFile),
      );
      const server = await listen(router, port, 'PORT');
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
