import cors from 'cors';
import { Router, type RequestHandler } from 'express';

/** A response that a form service may give. The other status codes are in send-enquiry.test.ts. */
type ServiceResponse = {
  name: string;
  handler: RequestHandler;
  /** How many POST requests may reach the service; one by default. */
  postCounts?: number[];
};

const withCors = (handler: RequestHandler) => Router().use(cors(), handler);

const status = (code: number, body: unknown) =>
  withCors((_request, response) => response.status(code).json(body));

const accept: RequestHandler = (_request, response) => response.json({ ok: true });

/** Any 2xx status counts as success, whatever the body. */
export const successes: ServiceResponse[] = [
  { name: '200 with JSON', handler: status(200, { ok: true }) },
  {
    // Only the body says that it failed, so docs/enquiries.md lists FormSubmit as incompatible.
    name: "FormSubmit's 200 for a rejected enquiry",
    handler: status(200, { success: 'false', message: 'This form needs Activation.' }),
  },
  { name: '204 without a body', handler: withCors((_request, response) => response.status(204).end()) },
  {
    name: '200 and a connection closed within the body',
    handler: withCors((request, response) => {
      response.set('Content-Length', '100').type('json');
      response.write('{"ok":', () => request.socket.destroy());
    }),
  },
];

/** Everything else counts as failure. */
export const failures: ServiceResponse[] = [
  { name: 'status 500', handler: status(500, { ok: false }) },
  {
    name: 'a connection closed before the response',
    handler: withCors((request) => request.socket.destroy()),
    // The browser retries by itself if it had reused an open connection.
    postCounts: [1, 2],
  },
  {
    name: 'a connection closed within the headers',
    handler: withCors((request) => request.socket.end('HTTP/1.1 200 OK\r\nContent-Ty')),
  },
  {
    name: 'a response that is not HTTP',
    handler: withCors((request) => request.socket.end('SSH-2.0-OpenSSH_9.2\r\n')),
  },
  {
    name: 'a response without CORS headers',
    handler: Router().options('/', cors()).post('/', accept),
  },
  {
    name: 'CORS headers for another origin',
    handler: Router().use(cors({ origin: 'https://other.example.com' }), accept),
    postCounts: [0],
  },
  {
    name: 'CORS headers for another origin after the preflight',
    handler: Router()
      .options('/', cors())
      .post('/', cors({ origin: 'https://other.example.com' }), accept),
  },
  {
    name: 'a rejected preflight',
    handler: Router()
      .options('/', (_request, response) => response.sendStatus(403))
      .post('/', cors(), accept),
    postCounts: [0],
  },
  {
    name: 'a preflight that does not allow JSON',
    handler: Router().use(cors({ allowedHeaders: 'Accept' }), accept),
    postCounts: [0],
  },
  // Browsers follow a 302 with GET and a 307 with POST.
  ...[302, 307].map((code) => ({
    name: `a ${code} redirect to a page with status 200`,
    handler: Router()
      .use(cors())
      .all('/thanks', accept)
      .use((request, response) => response.redirect(code, `${request.baseUrl}/thanks`)),
  })),
  {
    name: 'a redirected preflight',
    handler: Router()
      .options('/', (_request, response) => response.redirect(302, '/enquiries/thanks'))
      .use(cors(), accept),
    postCounts: [0],
  },
];
