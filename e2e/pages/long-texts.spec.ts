import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test';

/** Replaces a text of the page, and returns how the other one is rendered. */
function replaceText(page: Page, text: string, replacement: string) {
  return page.getByText(text, { exact: true }).evaluate((element: HTMLElement, replacement) => {
    element.textContent = replacement;
    return { text: element.innerText, direction: getComputedStyle(element).direction };
  }, replacement);
}

test('long texts keep their paragraphs, and read from right to left where their language does', async ({
  page,
  content,
}) => {
  const { business, pages, services, terms, testimonials } = content;
  const textsOf = {
    '/': [pages.home.intro, ...pages.about.text, ...services.map(({ description }) => description)],
    '/testimonials': [pages.testimonials.intro, ...testimonials.map(({ text }) => text)],
    '/contact': [pages.contact.intro, ...pages.contact.privacy.text, business.description],
    '/terms': [pages.terms.intro, pages.terms.calendar.caption, ...terms.map(({ text }) => text)],
  };
  const hebrew = 'צבעו יפה!\n\nתודה רבה!';
  for (const [route, texts] of Object.entries(textsOf)) {
    await open(page, route);
    if (route === '/contact') await page.getByText(pages.contact.privacy.heading).click();
    for (const text of texts) {
      const rendered = await replaceText(page, text, hebrew);
      expect(rendered, text).toEqual({ text: hebrew, direction: 'rtl' });
    }
  }
});

test("a reviewer's name has its own direction", async ({ page, content }) => {
  await open(page, '/testimonials');
  const rendered = await replaceText(page, content.testimonials[0]?.name ?? '', 'רות (חיפה)');
  expect(rendered.direction).toBe('rtl');
});
