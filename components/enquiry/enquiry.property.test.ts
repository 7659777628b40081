import * as fc from 'fast-check';
import { checkEnquiry } from './schema';
import { sendEnquiry } from './send-enquiry';

/** Any string that JavaScript can hold, lone surrogates included, with a character that can be seen. */
const anything = fc
  .string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) })
  .map((text) => `x${text}`);
const name = anything.filter((text) => text.trim().length <= 100);
const message = fc
  .oneof(
    anything,
    fc.string({ maxLength: 1999 }).map((text) => `x${text}`),
  )
  .filter((text) => text.trim().length <= 2000);
const email = fc.tuple(fc.stringMatching(/^[a-z0-9]{1,20}$/), fc.domain()).map((parts) => parts.join('@'));

const errorsOf = (values: unknown) => {
  const checked = checkEnquiry(values);
  return checked.valid ? {} : checked.errors;
};

describe('checkEnquiry', () => {
  it('accepts any name of up to 100 and message of up to 2000 characters, and trims them', () => {
    fc.assert(
      fc.property(name, message, (name, message) => {
        expect(checkEnquiry({ name, email: 'jo@example.com', message })).toEqual({
          valid: true,
          enquiry: { name: name.trim(), email: 'jo@example.com', message: message.trim() },
        });
      }),
    );
  });

  it.each([
    ['name', 100, 'Name is required', 'Name must be less than 100 characters'],
    ['message', 2000, 'Message is required', 'Message must be less than 2000 characters'],
  ])('refuses a %s for its length after trimming, and for nothing else', (field, limit, empty, tooLong) => {
    const lengths = fc.integer({ min: 0, max: limit + 50 });
    const space = fc.stringMatching(/^[ \t\n\u00a0]{0,5}$/);
    fc.assert(
      fc.property(lengths, space, space, (length, before, after) => {
        const value = before + 'x'.repeat(length) + after;
        const expected = length === 0 ? empty : length > limit ? tooLong : undefined;
        const values = { name: 'Jo', email: 'jo@example.com', message: 'Hello', [field]: value };
        expect(errorsOf(values)).toEqual(expected ? { [field]: expected } : {});
      }),
    );
  });

  it('checks a value of any type, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ name: fc.anything(), email: fc.anything() })),
        (values) => {
          expect(checkEnquiry(values)).toHaveProperty('valid');
        },
      ),
    );
  });

  it('rejects an address with a space, a control character, a second at sign or an emoji', () => {
    const intruder = fc.constantFrom(' ', '\n', '\r', '\0', '@', ',', '<', '>', '"', '\u202e', '\u{1f600}');
    fc.assert(
      fc.property(email, intruder, fc.nat(), (address, character, place) => {
        const at = 1 + (place % (address.length - 1));
        const broken = address.slice(0, at) + character + address.slice(at);
        expect(errorsOf({ name: 'Jo', email: broken, message: 'Hello' })).toEqual({
          email: 'Invalid email address',
        });
      }),
    );
  });
});

describe('sendEnquiry', () => {
  it('sends every enquiry unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(name, email, message, async (name, email, message) => {
        const bodies: unknown[] = [];
        Object.assign(globalThis, {
          fetch: (_address: string, { body }: { body: string }) => {
            bodies.push(JSON.parse(Buffer.from(body).toString()));
            return Promise.resolve({ ok: true });
          },
        });
        await expect(sendEnquiry('/enquiries', { name, email, message })).resolves.toBe('sent');
        expect(bodies).toEqual([{ name, email, message }]);
      }),
    );
  });
});
