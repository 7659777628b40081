import { expectFields, field, fillIn, sendButton, thankYou } from '../support/fill-enquiry';
import { enquiriesFrom } from '../support/form-service';
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

/** Puts elements around, before and after others, adds attributes, and removes comments, as extensions and password managers do. */
function changeElements() {
  const focused = document.activeElement;
  for (const element of document.querySelectorAll('a[href^="tel:"], form [name]')) {
    const wrapper = document.createElement('span');
    element.replaceWith(wrapper);
    wrapper.append(element, document.createElement('span'));
  }
  // The browser takes the focus from an element that moves.
  if (focused instanceof HTMLElement) focused.focus();
  for (const element of document.querySelectorAll('html, body, form, input, textarea, button')) {
    element.setAttribute('style', 'outline-color: red');
  }
  for (const parent of document.querySelectorAll('body, form')) parent.prepend(document.createElement('div'));
  const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment);
}

for (const [what, change] of Object.entries({ texts: translate, elements: changeElements })) {
  test(`what is typed stays when something changes ${what} before hydration`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const enquiry = await fillIn(page, 'Please paint my shed.');
    await field(page, 'Message').focus();
    await page.keyboard.press('End');
    await page.waitForLoadState();
    await page.evaluate(change);
    release();
    await waitForHydration(page);

    await expectFields(page, enquiry);
    await expect(field(page, 'Message')).toBeFocused();
    await page.keyboard.type(' It is blue.');
    await expect(field(page, 'Message')).toHaveValue('Please paint my shed. It is blue.');

    await page.getByRole('form').getByRole('button').click();
    await expect(thankYou(page)).toBeVisible();
    expect(enquiriesFrom(enquiry.email)).toMatchObject([{ message: 'Please paint my shed. It is blue.' }]);
  });
}

test('a form that is translated in every state still reports each of them', async ({ page }) => {
  await open(page, '/contact');
  const submitTranslated = async () => {
    await page.evaluate(translate);
    await page.getByRole('form').getByRole('button').click();
  };
  const email = field(page, 'Email');
  await submitTranslated();
  await expect(email).toHaveAccessibleDescription('Invalid email address');
  await email.fill(`${'a'.repeat(250)}@example.com`);
  await submitTranslated();
  await expect(email).toHaveAccessibleDescription('Email must be less than 255 characters');
  await fillIn(page);
  await submitTranslated();
  await expect(thankYou(page)).toBeVisible();
  await page.evaluate(translate);
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(sendButton(page)).toBeEnabled();
});
