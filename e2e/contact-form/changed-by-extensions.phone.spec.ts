import { field, fillIn, thankYou, toast } from '../support/enquiry-form';
import { endpoint, enquiriesFrom } from '../support/form-service';
import { expect, holdScripts, open, test, waitForHydration } from '../support/test';

// Expected: React's hydration error, and the browser's report of a blocked inline style.
test.use({ allowedErrors: /Minified React error #418|inline style/ });

/** Replaces texts as Google Translate does. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.textContent?.trim() || text.parentElement?.closest('script, style, textarea, font')) continue;
    const font = document.createElement('font');
    font.textContent = text.textContent;
    text.parentNode?.replaceChild(font, text);
  }
}

/** How extensions, translators and password managers change a page, each as a script that runs in it. */
const changes: Record<string, () => void> = {
  'translates all text': translate,
  'puts elements around numbers and fields': () => {
    for (const element of document.querySelectorAll<HTMLElement>('a[href^="tel:"], form [name]')) {
      const isFocused = document.activeElement === element;
      const wrapper = document.createElement('span');
      element.replaceWith(wrapper);
      wrapper.append(element);
      // The browser takes the focus from an element that moves.
      if (isFocused) element.focus();
    }
  },
  'adds elements to the body, the form and each field': () => {
    for (const field of document.querySelectorAll('form [name]')) field.after(document.createElement('span'));
    for (const parent of document.querySelectorAll('body, form'))
      parent.prepend(document.createElement('div'));
  },
  'adds attributes and removes comments': () => {
    for (const element of document.querySelectorAll('html, body, input, textarea, button')) {
      element.setAttribute('data-extension', 'on');
      element.setAttribute('style', 'outline-color: red');
    }
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    const comments: Comment[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Comment) comments.push(walker.currentNode);
    for (const comment of comments) comment.remove();
  },
};

for (const [change, apply] of Object.entries(changes)) {
  test(`what is typed stays when something ${change} before hydration`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const enquiry = await fillIn(page, { message: 'Please paint my shed.' });
    await field(page, 'Message').focus();
    await page.keyboard.press('End');
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft');
    await page.waitForLoadState();
    await page.evaluate(apply);
    release();
    await waitForHydration(page);

    await expect(field(page, 'Name')).toHaveValue(enquiry.name);
    await expect(field(page, 'Email')).toHaveValue(enquiry.email);
    await expect(field(page, 'Message')).toBeFocused();
    await page.keyboard.type('blue ');
    await expect(field(page, 'Message')).toHaveValue('Please paint my blue shed.');

    await field(page, 'Name').fill('');
    await page.getByRole('form').getByRole('button').click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/Name is required/);
    await field(page, 'Name').fill(enquiry.name);
    await page.getByRole('form').getByRole('button').click();
    await expect(thankYou(page)).toBeVisible();
    expect(enquiriesFrom(enquiry.email)).toMatchObject([{ message: 'Please paint my blue shed.' }]);
  });
}

test('on a page that is translated in every state, the form reports each of them', async ({ page }) => {
  let respond = () => {};
  await page.route(endpoint, async (route) => {
    await new Promise<void>((resolve) => (respond = resolve));
    await route.abort();
  });
  await open(page, '/contact');
  const submit = () => page.getByRole('form').getByRole('button').click();
  const expectError = (name: string, message: string) =>
    expect(field(page, name)).toHaveAccessibleDescription(message);

  await page.evaluate(translate);
  await submit();
  await expectError('Email', 'Invalid email address');
  await expectError('Message', 'Message is required');
  await page.evaluate(translate);
  await field(page, 'Email').fill(`${'a'.repeat(250)}@example.com`);
  await field(page, 'Message').fill('m'.repeat(2001));
  await submit();
  await expectError('Email', 'Email must be less than 255 characters');
  await expectError('Message', 'Message must be less than 2000 characters');

  await page.evaluate(translate);
  const { email } = await fillIn(page);
  await submit();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.evaluate(translate);
  respond();
  await expect(toast(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();

  await page.evaluate(translate);
  await page.unroute(endpoint);
  await submit();
  await expect(thankYou(page)).toBeVisible();
  expect(enquiriesFrom(email)).toHaveLength(1);
  await page.evaluate(translate);
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await submit();
  await expectError('Name', 'Name is required');
});
