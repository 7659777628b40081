import { randomUUID } from 'node:crypto';
import { field, sendButton, thankYou } from '../support/enquiry-form';
import { enquiriesFrom, expect, holdScripts, test, waitForHydration } from '../support/test';

// Expected: React's hydration error, and the browser's report of a blocked inline style.
test.use({ allowedErrors: /Minified React error #418|inline style/ });

/** How extensions, translators and password managers change a page, each as a script that runs in it. */
const changes: Record<string, () => void> = {
  'translates all text': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest('script, style, textarea')) continue;
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  },
  'translates the labels': () => {
    for (const label of document.querySelectorAll('label'))
      label.innerHTML = `<font>${label.innerHTML}</font>`;
  },
  'puts a call button around every number': () => {
    for (const link of document.querySelectorAll('a[href^="tel:"]')) {
      const button = document.createElement('span');
      link.replaceWith(button);
      button.append(link);
    }
  },
  'puts an icon after each field': () => {
    for (const each of document.querySelectorAll('form input, form textarea')) {
      each.after(document.createElement('span'));
    }
  },
  'puts an element before each field': () => {
    for (const each of document.querySelectorAll('form input, form textarea')) {
      each.before(document.createElement('div'));
    }
  },
  'puts each field into an element': () => {
    for (const each of document.querySelectorAll('form input, form textarea')) {
      const isFocused = document.activeElement === each;
      const wrapper = document.createElement('div');
      each.replaceWith(wrapper);
      wrapper.append(each);
      // The browser takes the focus from an element that moves.
      if (isFocused && each instanceof HTMLElement) each.focus();
    }
  },
  'adds an element at the start of the body': () => document.body.prepend(document.createElement('div')),
  'adds an element at the end of the body': () => document.body.append(document.createElement('div')),
  'adds an element at the start of the form': () =>
    document.querySelector('form')?.prepend(document.createElement('div')),
  'adds attributes': () => {
    for (const each of document.querySelectorAll('html, body, input, textarea, button')) {
      each.setAttribute('data-extension', 'on');
      each.setAttribute('style', 'outline-color: red');
    }
  },
  'adds a style sheet': () => document.head.prepend(document.createElement('style')),
  'removes comments': () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    const comments: ChildNode[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode as Comment);
    for (const comment of comments) comment.remove();
  },
};

/** Returns a script that applies a change when the page data, which lists the other scripts, has loaded. */
const betweenScripts = (change: () => void) => `
  addEventListener('load', () => {
    new MutationObserver((_records, observer) => {
      if (document.head.querySelectorAll('script[src]').length < 2) return;
      observer.disconnect();
      (${change})();
      performance.mark('changed');
    }).observe(document.head, { childList: true });
  })`;

const typed = { Name: 'Jo Reader', Message: 'Please paint my shed.' };

for (const [change, apply] of Object.entries(changes)) {
  for (const moment of ['before hydration', 'between two scripts', 'after hydration'] as const) {
    test(`what is typed stays when something ${change} ${moment}`, async ({ page }) => {
      const email = `${randomUUID()}@example.com`;
      if (moment === 'between two scripts') await page.addInitScript({ content: betweenScripts(apply) });
      const release = moment === 'after hydration' ? () => {} : await holdScripts(page);
      await page.goto('/contact', { waitUntil: 'commit' });
      if (moment === 'after hydration') await waitForHydration(page);
      await field(page, 'Name').fill(typed.Name);
      await field(page, 'Email').fill(email);
      await field(page, 'Message').pressSequentially(typed.Message);
      for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft');
      await page.waitForLoadState();
      if (moment !== 'between two scripts') await page.evaluate(apply);
      release();
      await waitForHydration(page);
      if (moment === 'between two scripts') {
        expect(await page.evaluate(() => performance.getEntriesByName('changed'))).toHaveLength(1);
      }

      await expect(field(page, 'Name')).toHaveValue(typed.Name);
      await expect(field(page, 'Email')).toHaveValue(email);
      await expect(field(page, 'Message')).toBeFocused();
      await page.keyboard.type('blue ');
      await expect(field(page, 'Message')).toHaveValue('Please paint my blue shed.');

      await field(page, 'Name').fill('');
      await page.getByRole('form').getByRole('button').click();
      await expect(field(page, 'Name')).toHaveAccessibleDescription(/Name is required/);
      await field(page, 'Name').fill(typed.Name);
      await page.getByRole('form').getByRole('button').click();
      await expect(thankYou(page)).toBeVisible();
      expect(enquiriesFrom(email)).toMatchObject([{ message: 'Please paint my blue shed.' }]);
    });
  }

  test(`what was submitted before hydration is sent once when something ${change}`, async ({ page }) => {
    const email = `${randomUUID()}@example.com`;
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await field(page, 'Name').fill(typed.Name);
    await field(page, 'Email').fill(email);
    await field(page, 'Message').fill(typed.Message);
    await sendButton(page).click();
    await page.evaluate(apply);
    release();
    await expect(thankYou(page)).toBeVisible();
    expect(enquiriesFrom(email)).toMatchObject([{ message: typed.Message }]);
  });
}

test('an open menu stays open when something changes the page before hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.evaluate(changes['translates all text'] ?? (() => {}));
  release();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
});
