import { checkEnquiry } from './schema';

const enquiry = { name: 'Jo Reader', email: 'jo@example.com', message: 'Please paint my shed.' };

/** A valid address of that many characters: labels of 63 at most, as the domain name system has them. */
function address(length: number) {
  const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.example.com`;
  return `${'a'.repeat(length - domain.length - 1)}@${domain}`;
}

function errorsOf(change: Record<string, unknown>) {
  const checked = checkEnquiry({ ...enquiry, ...change });
  return checked.valid ? {} : checked.errors;
}

describe('checkEnquiry', () => {
  it('trims every value', () => {
    expect(checkEnquiry({ name: '  Jo ', email: ' jo@example.com\t', message: '\n Hello \n' })).toEqual({
      valid: true,
      enquiry: { name: 'Jo', email: 'jo@example.com', message: 'Hello' },
    });
  });

  it('keeps nothing but the three fields', () => {
    expect(checkEnquiry({ ...enquiry, extra: 'x' })).toEqual({ valid: true, enquiry });
  });

  it.each(['', ' \t\n', '\u200b', '\ufeff\u00ad', '\u2060 \u3164', '\u0000', '\u2800'])(
    'requires a name and a message that can be seen, unlike %j',
    (value) => {
      expect(errorsOf({ name: value })).toEqual({ name: 'Name is required' });
      expect(errorsOf({ message: value })).toEqual({ message: 'Message is required' });
    },
  );

  it.each([
    '',
    ' ',
    'jo',
    'jo@',
    '@example.com',
    'jo@example',
    'jo example@example.com',
    'jo@exa mple.com',
    'a@b@c.com',
    'jo@-example.com',
    'jo@example..com',
    'jо@example.com',
    `jo@${'d'.repeat(64)}.com`,
  ])('rejects the address %j', (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'Invalid email address' });
  });

  it.each([
    'jo@example.com',
    "o'neil@example.co.uk",
    'jo.reader+paint@sub.example.com',
    ' jo@example.com ',
    'd&g@example.co.uk',
    'smith/jones@example.com',
    'a%b@example.com',
    'a!b@example.com',
    "a'@example.com",
    'jo@münchen.example',
  ])('accepts the address %j', (email) => {
    expect(errorsOf({ email })).toEqual({});
  });

  it.each([
    ['name', 100, 'n'.repeat(100)],
    ['email', 255, address(255)],
    ['message', 2000, 'm'.repeat(2000)],
  ])('accepts a %s of exactly %i characters', (field, length, value) => {
    expect(value).toHaveLength(length);
    expect(errorsOf({ [field]: value })).toEqual({});
    expect(errorsOf({ [field]: `  ${value}  ` })).toEqual({});
  });

  it.each([
    ['name', 'n'.repeat(101), 'Name must be less than 100 characters'],
    ['email', address(256), 'Email must be less than 255 characters'],
    ['message', 'm'.repeat(2001), 'Message must be less than 2000 characters'],
  ])('refuses a %s of one character more', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it('gives one message a field, all fields at once', () => {
    expect(checkEnquiry({ name: '', email: 'x'.repeat(300), message: '' })).toEqual({
      valid: false,
      errors: {
        name: 'Name is required',
        email: 'Invalid email address',
        message: 'Message is required',
      },
    });
  });

  it.each([undefined, null, 'text', [], { name: 1, email: 2, message: 3 }])('refuses %j', (value) => {
    expect(checkEnquiry(value)).toMatchObject({ valid: false });
  });
});
