import { randomUUID } from 'node:crypto';
import { endpoint, enquiriesFrom, expect, open, test } from './test';

const megabytes = (count: number) => 'm'.repeat(count * 1024 * 1024);

/** What somebody may type or paste into a field, and the message that refuses it; what has none is sent as it is. */
const entries: { what: string; field: 'Name' | 'Email' | 'Message'; text: string; refusal?: string }[] = [
  { what: 'markup', field: 'Name', text: '<b onmouseover="alert(1)">Jo</b>' },
  { what: 'script', field: 'Message', text: '</textarea><script>document.title = "taken"</script>' },
  { what: 'an event handler', field: 'Message', text: '<img src=x onerror="document.title = `taken`">' },
  { what: 'control characters', field: 'Name', text: 'Jo\u0001\u0007\u001b[31m\u007f' },
  { what: 'control characters', field: 'Message', text: 'a\u0000b\u0008c\u001b[2J' },
  { what: 'right-to-left marks', field: 'Name', text: '\u202egnp.oJ\u202c \u200f' + 'א' },
  { what: 'emoji', field: 'Name', text: 'Jo 👩🏽‍🎨🇬🇧' },
  { what: 'half an emoji', field: 'Message', text: 'Paint \ud83d please' },
  { what: 'stacked accents', field: 'Message', text: `Z${'\u0351'.repeat(500)}algo` },
  { what: 'a new header', field: 'Message', text: 'Hello\nBcc: everyone@example.com\n\nBuy' },
  { what: 'JSON', field: 'Message', text: '","email":"other@example.com","x":"\\u0022' },
  { what: 'a formula', field: 'Name', text: "=cmd|' /C calc'!A0" },
  { what: 'a query', field: 'Name', text: "'; DROP TABLE enquiries; --" },
  { what: 'a prototype', field: 'Name', text: '__proto__' },
  { what: '100 characters', field: 'Name', text: 'n'.repeat(100) },
  { what: '2000 characters', field: 'Message', text: 'm'.repeat(2000) },
  {
    what: '10 MB',
    field: 'Name',
    text: megabytes(10),
    refusal: 'Name must be less than 100 characters',
  },
  { what: '10 MB', field: 'Email', text: megabytes(10), refusal: 'Invalid email address' },
  {
    what: '10 MB of at signs',
    field: 'Email',
    text: '@'.repeat(10 * 1024 * 1024),
    refusal: 'Invalid email address',
  },
  {
    what: '10 MB',
    field: 'Message',
    text: megabytes(10),
    refusal: 'Message must be less than 2000 characters',
  },
  { what: 'spaces alone', field: 'Message', text: ' \n\t\u00a0\u3000 ', refusal: 'Message is required' },
  { what: 'markup', field: 'Email', text: '<jo@example.com>', refusal: 'Invalid email address' },
  {
    what: 'two addresses',
    field: 'Email',
    text: 'jo@example.com,eve@example.com',
    refusal: 'Invalid email address',
  },
  {
    what: 'a quoted address',
    field: 'Email',
    text: '"jo reader"@example.com',
    refusal: 'Invalid email address',
  },
  { what: 'a name beside it', field: 'Email', text: 'Jo <jo@example.com>', refusal: 'Invalid email address' },
  { what: 'another alphabet', field: 'Email', text: 'jо@example.com', refusal: 'Invalid email address' },
  { what: 'an address of numbers', field: 'Email', text: 'jo@[127.0.0.1]', refusal: 'Invalid email address' },
  {
    what: 'a right-to-left mark',
    field: 'Email',
    text: 'jo\u202e@example.com',
    refusal: 'Invalid email address',
  },
  {
    what: 'a new header',
    field: 'Email',
    text: 'jo@example.com%0ABcc:eve@example.com',
    refusal: 'Invalid email address',
  },
];

for (const { what, field, text, refusal } of entries) {
  test(`${what} as ${field}: ${refusal ?? 'is sent unchanged'}`, async ({ page }) => {
    await open(page, '/contact');
    const enquiry = {
      name: 'Jo Reader',
      email: `${randomUUID()}@example.com`,
      message: 'Please paint my shed.',
    };
    for (const name of ['Name', 'Email', 'Message'] as const) {
      const value = name === field ? text : enquiry[lower(name)];
      // Pasted at once, as no keyboard could.
      await page.getByRole('textbox', { name }).evaluate((control, pasted) => {
        if ('value' in control) control.value = pasted;
      }, value);
    }
    let posted: unknown;
    page.on('request', (request) => {
      if (request.url() === endpoint && request.method() === 'POST') posted = request.postDataJSON();
    });
    await page.getByRole('button', { name: 'Send Message' }).click();

    if (refusal) {
      await expect(page.getByRole('textbox', { name: field })).toHaveAccessibleDescription(refusal);
      await expect(page.getByRole('textbox', { name: field })).toBeFocused();
      expect(posted).toBeUndefined();
    } else {
      await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
      const sent = { ...enquiry, [lower(field)]: text.trim() };
      expect(posted).toEqual(sent);
      expect(enquiriesFrom(sent.email)).toEqual([{ received: expect.any(String), ...sent }]);
    }
    await expect(page).toHaveTitle('Get In Touch | Brush & Wherry');
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

function lower(field: 'Name' | 'Email' | 'Message') {
  return ({ Name: 'name', Email: 'email', Message: 'message' } as const)[field];
}
