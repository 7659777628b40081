import { randomUUID } from 'node:crypto';
import { endpoint, enquiriesFrom, expect, open, test } from '../support/test';

const megabytes = (count: number) => 'm'.repeat(count * 1024 * 1024);

/** Input that somebody may type or paste into a field. Without an expected error, it is sent unchanged. */
const inputs: { description: string; field: 'Name' | 'Email' | 'Message'; text: string; error?: string }[] = [
  { description: 'markup', field: 'Name', text: '<b onmouseover="alert(1)">Jo</b>' },
  {
    description: 'a script',
    field: 'Message',
    text: '</textarea><script>document.title = "injected"</script>',
  },
  {
    description: 'an event handler',
    field: 'Message',
    text: '<img src=x onerror="document.title = `injected`">',
  },
  { description: 'control characters', field: 'Name', text: 'Jo\u0001\u0007\u001b[31m\u007f' },
  { description: 'control characters', field: 'Message', text: 'a\u0000b\u0008c\u001b[2J' },
  { description: 'right-to-left marks', field: 'Name', text: '\u202egnp.oJ\u202c \u200f' + 'א' },
  { description: 'emoji', field: 'Name', text: 'Jo 👩🏽‍🎨🇬🇧' },
  { description: 'a lone surrogate', field: 'Message', text: 'Paint \ud83d please' },
  { description: 'stacked diacritics', field: 'Message', text: `Z${'\u0351'.repeat(500)}algo` },
  { description: 'a header injection', field: 'Message', text: 'Hello\nBcc: everyone@example.com\n\nBuy' },
  { description: 'JSON', field: 'Message', text: '","email":"other@example.com","x":"\\u0022' },
  { description: 'a spreadsheet formula', field: 'Name', text: "=cmd|' /C calc'!A0" },
  { description: 'an SQL statement', field: 'Name', text: "'; DROP TABLE enquiries; --" },
  { description: '__proto__', field: 'Name', text: '__proto__' },
  { description: '100 characters', field: 'Name', text: 'n'.repeat(100) },
  { description: '2000 characters', field: 'Message', text: 'm'.repeat(2000) },
  {
    description: '2 MB',
    field: 'Name',
    text: megabytes(2),
    error: 'Name must be less than 100 characters',
  },
  { description: '2 MB', field: 'Email', text: megabytes(2), error: 'Invalid email address' },
  {
    description: '2 MB of at signs',
    field: 'Email',
    text: '@'.repeat(2 * 1024 * 1024),
    error: 'Invalid email address',
  },
  {
    description: '2 MB',
    field: 'Message',
    text: megabytes(2),
    error: 'Message must be less than 2000 characters',
  },
  {
    description: 'only whitespace',
    field: 'Message',
    text: ' \n\t\u00a0\u3000 ',
    error: 'Message is required',
  },
  { description: 'markup', field: 'Email', text: '<jo@example.com>', error: 'Invalid email address' },
  {
    description: 'two addresses',
    field: 'Email',
    text: 'jo@example.com,eve@example.com',
    error: 'Invalid email address',
  },
  {
    description: 'a quoted address',
    field: 'Email',
    text: '"jo reader"@example.com',
    error: 'Invalid email address',
  },
  {
    description: 'an address with a display name',
    field: 'Email',
    text: 'Jo <jo@example.com>',
    error: 'Invalid email address',
  },
  {
    description: 'a Cyrillic letter',
    field: 'Email',
    text: 'jо@example.com',
    error: 'Invalid email address',
  },
  { description: 'an IP address', field: 'Email', text: 'jo@[127.0.0.1]', error: 'Invalid email address' },
  {
    description: 'a right-to-left mark',
    field: 'Email',
    text: 'jo\u202e@example.com',
    error: 'Invalid email address',
  },
  {
    description: 'a header injection',
    field: 'Email',
    text: 'jo@example.com%0ABcc:eve@example.com',
    error: 'Invalid email address',
  },
];

for (const { description, field, text, error } of inputs) {
  test(`${description} in ${field}: ${error ?? 'is sent unchanged'}`, async ({ page }) => {
    await open(page, '/contact');
    const enquiry = {
      name: 'Jo Reader',
      email: `${randomUUID()}@example.com`,
      message: 'Please paint my shed.',
    };
    for (const name of ['Name', 'Email', 'Message'] as const) {
      const value = name === field ? text : enquiry[lower(name)];
      // Sets the value directly, as pasting does: no keyboard can type all of these.
      await page.getByRole('textbox', { name }).evaluate((control, pasted) => {
        if ('value' in control) control.value = pasted;
      }, value);
    }
    let posted: unknown;
    page.on('request', (request) => {
      if (request.url() === endpoint && request.method() === 'POST') posted = request.postDataJSON();
    });
    await page.getByRole('button', { name: 'Send Message' }).click();

    if (error) {
      await expect(page.getByRole('textbox', { name: field })).toHaveAccessibleDescription(error);
      await expect(page.getByRole('textbox', { name: field })).toBeFocused();
      expect(posted).toBeUndefined();
    } else {
      await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
      const sent = { ...enquiry, [lower(field)]: text.trim() };
      expect(posted).toEqual(sent);
      expect(enquiriesFrom(sent.email)).toEqual([{ received: expect.any(String), ...sent }]);
    }
    await expect(page).toHaveTitle('Find Us | Ferris & Ollerenshaw');
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

function lower(field: 'Name' | 'Email' | 'Message') {
  return ({ Name: 'name', Email: 'email', Message: 'message' } as const)[field];
}
