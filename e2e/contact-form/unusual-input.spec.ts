import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sendButton, thankYou } from '../support/enquiry-form';
import { endpoint, enquiriesFrom, expect, open, test } from '../support/test';

const megabytes = (count: number) => 'm'.repeat(count * 1024 * 1024);

/** Text that somebody may type or paste into a field. */
type Input = { description: string; field: 'Name' | 'Email' | 'Message'; text: string };

const accepted: Input[] = [
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
];

const refused: (Input & { error: string })[] = [
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

/** Fills in the form with an acceptable enquiry except for one field, sends it, and returns the enquiry. */
async function send(page: Page, { field, text }: Input) {
  const enquiry = {
    name: 'Jo Reader',
    email: `${randomUUID()}@example.com`,
    message: 'Please paint my shed.',
    [lower(field)]: text,
  };
  for (const name of ['Name', 'Email', 'Message'] as const) {
    // Sets the value directly, as pasting does: no keyboard can type all of these.
    await page.getByRole('textbox', { name }).evaluate((control, pasted) => {
      if ('value' in control) control.value = pasted;
    }, enquiry[lower(name)]);
  }
  await sendButton(page).click();
  return { ...enquiry, [lower(field)]: text.trim() };
}

function lower(field: Input['field']) {
  return ({ Name: 'name', Email: 'email', Message: 'message' } as const)[field];
}

/** Collects what the form posts to the form service. */
function watchPosts(page: Page) {
  const posts: unknown[] = [];
  page.on('request', (request) => {
    if (request.url() === endpoint && request.method() === 'POST') posts.push(request.postDataJSON());
  });
  return posts;
}

/** Expects that no text has become a part of the page. */
async function expectUnharmed(page: Page) {
  await expect(page).toHaveTitle('Find Us | Ferris & Ollerenshaw');
  await expect(page.getByRole('banner')).toBeVisible();
}

test('text within the limits is sent unchanged, whatever it is', async ({ page }) => {
  const posts = watchPosts(page);
  await open(page, '/contact');
  for (const input of accepted) {
    await test.step(`${input.description} in ${input.field}`, async () => {
      const sent = await send(page, input);
      await expect(thankYou(page)).toBeVisible();
      expect(posts.at(-1)).toEqual(sent);
      expect(enquiriesFrom(sent.email)).toEqual([{ received: expect.any(String), ...sent }]);
      await expectUnharmed(page);
      await page.getByRole('button', { name: 'Send Another Message' }).click();
    });
  }
  expect(posts).toHaveLength(accepted.length);
});

test('other text is refused and not sent', async ({ page }) => {
  test.slow();
  const posts = watchPosts(page);
  await open(page, '/contact');
  for (const input of refused) {
    await test.step(`${input.description} in ${input.field}`, async () => {
      await send(page, input);
      const field = page.getByRole('textbox', { name: input.field });
      await expect(field).toHaveAccessibleDescription(input.error);
      await expect(field).toBeFocused();
      await expectUnharmed(page);
    });
  }
  expect(posts).toEqual([]);
});
