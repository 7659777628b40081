import cors from 'cors';
import { Router, type RequestHandler } from 'express';

/** A way in which a form service answers. */
type Answer = {
  what: string;
  answer: RequestHandler;
  /** How many requests reach it with the enquiry; one, where nothing is said. */
  posts?: number[];
};

/** Lets scripts of any origin post, and answers them so. */
const open = (answer: RequestHandler) => Router().use(cors(), answer);

const status = (code: number, body: unknown) =>
  open((_request, response) => response.status(code).json(body));

const accepted: RequestHandler = (_request, response) => response.json({ ok: true });

/** What counts as success: any 2xx, whatever is in it. */
export const successes: Answer[] = [
  { what: '200 with JSON', answer: status(200, { ok: true }) },
  {
    what: "Formspree's 200 with the address of its page of thanks",
    answer: status(200, { next: 'https://formspree.io/thanks' }),
  },
  { what: "Formcarry's 200 with a code", answer: status(200, { code: 200, status: 'success' }) },
  {
    // Nothing else can be told from the status; so docs/enquiries.md names it among those that do not fit.
    what: "FormSubmit's 200 that means no",
    answer: status(200, { success: 'false', message: 'This form needs Activation.' }),
  },
  {
    what: '200 with a page',
    answer: open((_request, response) =>
      response.send('<!doctype html><title>Thanks</title><h1>Thanks</h1>'),
    ),
  },
  { what: '201', answer: status(201, {}) },
  { what: '202', answer: status(202, {}) },
  { what: '204 with nothing', answer: open((_request, response) => response.status(204).end()) },
  {
    what: '200, and a connection cut in the middle of the body',
    answer: open((request, response) => {
      response.set('Content-Length', '100').type('json');
      response.write('{"ok":', () => request.socket.destroy());
    }),
  },
];

/** What counts as failure: everything else. */
export const failures: Answer[] = [
  ...[400, 404, 422, 429, 500, 503].map((code) => ({
    what: `the answer ${code}`,
    answer: status(code, { ok: false }),
  })),
  {
    what: "Formspree's list of errors",
    answer: status(400, {
      error: 'Validation errors',
      errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
    }),
  },
  { what: "Basin's error", answer: status(422, { error: 'Something is wrong.' }) },
  {
    what: "Static Forms' answer to a body without a key",
    answer: status(400, { success: false, message: 'API key is required' }),
  },
  {
    what: 'a connection cut before the answer',
    answer: open((request) => request.socket.destroy()),
    // On a connection that was open before, the browser tries once more by itself.
    posts: [1, 2],
  },
  {
    what: 'a connection cut in the middle of the headers',
    answer: open((request) => request.socket.end('HTTP/1.1 200 OK\r\nContent-Ty')),
  },
  {
    what: 'an answer that is not HTTP',
    answer: open((request) => request.socket.end('SSH-2.0-OpenSSH_9.2\r\n')),
  },
  {
    what: 'no word about origins',
    answer: Router().options('/', cors()).post('/', accepted),
  },
  {
    what: 'another origin allowed',
    answer: Router().use(cors({ origin: 'https://other.example.com' }), accepted),
    posts: [0],
  },
  {
    what: 'another origin allowed after the preflight',
    answer: Router()
      .options('/', cors())
      .post('/', cors({ origin: 'https://other.example.com' }), accepted),
  },
  {
    what: 'the preflight refused',
    answer: Router()
      .options('/', (_request, response) => response.sendStatus(403))
      .post('/', cors(), accepted),
    posts: [0],
  },
  {
    what: 'JSON not allowed by the preflight',
    answer: Router().use(cors({ allowedHeaders: 'Accept' }), accepted),
    posts: [0],
  },
  // The first is followed by GET, the second by POST.
  ...[302, 307].map((code) => ({
    what: `a ${code} to a page that answers 200`,
    answer: Router()
      .use(cors())
      .all('/thanks', accepted)
      .use((request, response) => response.redirect(code, `${request.baseUrl}/thanks`)),
  })),
  {
    what: 'a redirect that leaves the preflight out',
    answer: Router()
      .options('/', (_request, response) => response.redirect(302, '/enquiries/thanks'))
      .use(cors(), accepted),
    posts: [0],
  },
];
