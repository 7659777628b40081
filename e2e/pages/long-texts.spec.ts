import { expect, open, test } from '../support/test';

test('texts keep their paragraphs and the direction of their language', async ({ page, content }) => {
  const { business, pages, services, terms, testimonials } = content;
  const name = testimonials[0]?.name ?? '';
  const textsOf = {
    '/': [pages.home.intro, ...pages.about.text, ...services.map(({ description }) => description)],
    '/testimonials': [name, pages.testimonials.intro, ...testimonials.map(({ text }) => text)],
    '/contact': [pages.contact.intro, ...pages.contact.privacy.text, business.description],
    '/terms': [pages.terms.intro, pages.terms.calendar.caption, ...terms.map(({ text }) => text)],
  };
  const hebrew = 'צבעו יפה!\n\nתודה רבה!';
  for (const [route, texts] of Object.entries(textsOf)) {
    await open(page, route);
    if (route === '/contact') await page.getByText(pages.contact.privacy.heading).click();
    for (const text of texts) {
      const rendered = await page
        .getByText(text, { exact: true })
        .evaluate((element: HTMLElement, replacement) => {
          element.textContent = replacement;
          return { text: element.innerText, direction: getComputedStyle(element).direction };
        }, hebrew);
      // A name is one line.
      expect(rendered, text).toMatchObject(
        text === name ? { direction: 'rtl' } : { text: hebrew, direction: 'rtl' },
      );
    }
  }
});
