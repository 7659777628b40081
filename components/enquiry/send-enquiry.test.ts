import { sendEnquiry } from './send-enquiry';

const endpoint = 'https://forms.example.com/enquiries';
const enquiry = { name: 'Jo', email: 'jo@example.com', message: 'Hello' };

function answerWith(status: number) {
  const fetchMock = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>(() =>
    Promise.resolve({ ok: status >= 200 && status < 300 }),
  );
  Object.assign(globalThis, { fetch: fetchMock });
  return fetchMock;
}

describe('sendEnquiry', () => {
  it('makes one POST of the three fields as JSON, and no more', async () => {
    const fetchMock = answerWith(200);
    const withMore = { ...enquiry, phone: '123' };
    await sendEnquiry(endpoint, withMore);

    expect(fetchMock).toHaveBeenCalledTimes(1);
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe(endpoint);
    expect(init).toMatchObject({ method: 'POST', redirect: 'error' });
    expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json');
    expect(JSON.parse(String(init?.body))).toEqual(enquiry);
  });

  it.each([200, 201, 202, 204, 299])("returns 'sent' for status %i", async (status) => {
    answerWith(status);
    await expect(sendEnquiry(endpoint, enquiry)).resolves.toBe('sent');
  });

  it.each([300, 400, 404, 422, 429, 500, 503])("returns 'failed' for status %i", async (status) => {
    answerWith(status);
    await expect(sendEnquiry(endpoint, enquiry)).resolves.toBe('failed');
  });

  it("returns 'failed' when the network fails", async () => {
    Object.assign(globalThis, { fetch: jest.fn(() => Promise.reject(new TypeError('Failed to fetch'))) });
    await expect(sendEnquiry(endpoint, enquiry)).resolves.toBe('failed');
  });

  it("returns 'failed' after 15 seconds without a response, not before", async () => {
    jest.useFakeTimers();
    Object.assign(globalThis, {
      fetch: jest.fn(
        (_url: string, { signal }: RequestInit) =>
          new Promise((_resolve, reject) =>
            signal?.addEventListener('abort', () => reject(new Error('aborted'))),
          ),
      ),
    });
    const settled = jest.fn();
    const sending = sendEnquiry(endpoint, enquiry).then(settled);

    await jest.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await sending;
    expect(settled).toHaveBeenCalledWith('failed');
    jest.useRealTimers();
  });
});
