/** @jest-environment node */
import { sendEnquiry } from './send-enquiry';

const endpoint = 'https://forms.example.com/enquiries';
const enquiry = { name: 'Jo', email: 'jo@example.com', message: 'Hello' };

/** Replaces what the browser fetches with. */
function mockFetch(respond: (url: string, init: RequestInit) => Promise<Response>) {
  const fetch = jest.fn(respond);
  Object.assign(globalThis, { fetch });
  return fetch;
}

it('makes one POST of the three fields as JSON, unchanged, and no more', async () => {
  const fetch = mockFetch(() => Promise.resolve(new Response()));
  const unusual = { ...enquiry, name: '__proto__ \ud83d', message: '","x":"\\u0022\u0000\n</script>' };
  await sendEnquiry(endpoint, Object.assign({ phone: '123' }, unusual));

  expect(fetch).toHaveBeenCalledTimes(1);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(endpoint);
  expect(init).toMatchObject({ method: 'POST', redirect: 'error' });
  expect(init?.headers).toEqual({ 'Content-Type': 'application/json', Accept: 'application/json' });
  expect(JSON.parse(Buffer.from(String(init?.body)).toString())).toEqual(unusual);
});

it.each([
  ['sent', [200, 201, 202, 204, 299]],
  ['failed', [400, 404, 422, 429, 500, 503]],
])("returns '%s' for each of the statuses %j", async (result, statuses) => {
  for (const status of statuses) {
    mockFetch(() => Promise.resolve(new Response(null, { status })));
    await expect(sendEnquiry(endpoint, enquiry)).resolves.toBe(result);
  }
});

it("returns 'failed' when the network fails", async () => {
  mockFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(sendEnquiry(endpoint, enquiry)).resolves.toBe('failed');
});
