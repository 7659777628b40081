import { checkEnquiry, recheckEnquiry } from './enquiry-rules';

const enquiry = { name: 'Jo Reader', email: 'jo@example.com', message: 'Please paint my shed.' };

function errorsOf(change: Record<string, unknown>) {
  const checked = checkEnquiry({ ...enquiry, ...change });
  return checked.valid ? {} : checked.errors;
}

it.each(["O'Neil-Łukasz 名前", '<b>&amp;</b>\n\n👍\ud83d', '\0x\u202e'])(
  'accepts the text %j as name and message, and trims it',
  (text) => {
    const checked = checkEnquiry({ name: ` ${text}\t`, email: ' jo@example.com\t', message: `\n${text} ` });
    const trimmed = { name: text, email: 'jo@example.com', message: text };
    expect(checked).toEqual({ valid: true, enquiry: trimmed });
  },
);

it.each([' \t\n', '\u200b', '\ufeff\u00ad', '\u2060 \u3164', '\u0000', '\u2800'])(
  'requires a name and a message that can be seen, unlike %j',
  (value) => {
    const errors = { name: 'Name is required', message: 'Message is required' };
    expect(errorsOf({ name: value, message: value })).toEqual(errors);
  },
);

it.each([
  '',
  'jo@',
  'jo@example',
  'jo@-example.com',
  'jo@example..com',
  'jо@example.com',
  'jo@example.com%0ABcc:eve@example.com',
  `jo@${'d'.repeat(64)}.com`,
  'jo@example.com\njo@example.com',
  'jo,eve@example.com',
  '"jo"@example.com',
  'o’neil@example.com',
  '.',
  // Also too long, but there is only one message: the first that applies.
  'x'.repeat(300),
])('rejects the address %j', (email) => {
  expect(errorsOf({ email })).toEqual({ email: 'Invalid email address' });
});

it.each(["o'neil+paint@sub.example.co.uk", 'd&g/a%b!c@example.co.uk', 'jo@münchen.example'])(
  'accepts the address %j',
  (email) => expect(errorsOf({ email })).toEqual({}),
);

it.each(['jo@example.com.', 'jo@example.com.,\u200b ', '\u202ajo@exam\u00adple.com\u202c. '])(
  'removes from the address %j what nobody means',
  (email) => expect(checkEnquiry({ ...enquiry, email })).toEqual({ valid: true, enquiry }),
);

/** An address of this many characters, with labels of at most 63, the limit of the domain name system. */
function addressOf(length: number) {
  const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.example.com`;
  return `${'a'.repeat(length - domain.length - 1)}@${domain}`;
}

it.each([
  ['name', 100, (length: number) => 'n'.repeat(length), 'Name must be less than 100 characters'],
  ['email', 255, addressOf, 'Email must be less than 255 characters'],
  ['message', 2000, (length: number) => 'm'.repeat(length), 'Message must be less than 2000 characters'],
])('accepts a %s of %i characters after trimming, but no longer one', (field, limit, textOf, message) => {
  expect(errorsOf({ [field]: `  ${textOf(limit)}  ` })).toEqual({});
  expect(errorsOf({ [field]: textOf(limit + 1) })).toEqual({ [field]: message });
});

it('checks again only the fields that have an error', () => {
  const errors = { name: 'Name is required', message: 'Message is required' };
  expect(recheckEnquiry({ name: 'Jo', email: '', message: ' ' }, errors)).toEqual({
    message: 'Message is required',
  });
  expect(recheckEnquiry(enquiry, errors)).toEqual({});
});
