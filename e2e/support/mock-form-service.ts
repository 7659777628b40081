import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { localFormService } from '@/preview/local-form-service';
import { listen, portOf } from '@/preview/listen';
import { expect, test as base } from './test';

export type MockService = {
  /** Responds to all requests. `store` forwards one to the local form service. */
  respond?: (request: IncomingMessage, response: ServerResponse, store: () => void) => void;
  postCount: number;
  port: number;
};

/**
 * Puts a mock at the form's endpoint, as the browser's proxy for every host but the site's. Unlike with
 * `page.route`, CORS and the Content Security Policy stay in effect.
 */
export const test = base.extend<{ service: MockService }>({
  service: async ({}, use) => {
    const server = await listen((request, response) => {
      const store = () => void localFormService(request, response);
      if (request.method === 'POST') service.postCount += 1;
      if (!service.respond) store();
      else service.respond(request, response, store);
    }, 0);
    const service: MockService = { postCount: 0, port: portOf(server) };
    await use(service);
    server.closeAllConnections();
    server.close();
  },
  proxy: ({ service }, use) =>
    use({ server: `http://127.0.0.1:${service.port}`, bypass: '<-loopback>,localhost,.localhost' }),
});

/** What form services can rely on, from docs/enquiries.md. */
const promised =
  readFileSync('docs/enquiries.md', 'utf8').split('## For developers: what the form sends')[1] ?? '';

/** Accepts the next enquiry. The returned function expects it as promised, with or without scripts. */
export function recordEnquiry(service: MockService) {
  const received = new Promise<{ request: IncomingMessage; body: string }>((resolve, reject) => {
    service.respond = (request, response) => {
      text(request).then((body) => resolve({ request, body }), reject);
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end();
    };
  });
  return async (enquiry: Record<string, string>, withScripts: boolean) => {
    const { request, body } = await received;
    const [, names = '', type = ''] = /posts the fields (.*?) as\s+`(.*?)`/.exec(promised) ?? [];
    expect(request.method).toBe('POST');
    expect(request.headers['content-type']).toMatch(new RegExp(`^${type}\\b`));
    expect(request.headers.accept).toMatch(withScripts ? /^application\/json$/ : /^text\/html/);
    expect(request.headers).not.toHaveProperty('cookie');
    const fields = [...new URLSearchParams(body)];
    expect(fields).toEqual(
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, enquiry[name]?.replaceAll('\n', '\r\n')]),
    );
  };
}
