import { load } from 'cheerio';
import { convert } from 'html-to-text';
import { linkifyit } from 'linkify-it';
import { mf2 } from 'microformats-parser';
import { findPhoneNumbers } from '@/lib/content/phone-number';
import { visitTexts } from '@/lib/content/visit-texts';
import { expect, missingPage, test } from '../../support/test';

/* What reads a page without its styles: search engines, assistants, directories, text browsers. */

const linkify = linkifyit();

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns where a part of a text is joined with the word before or after it. */
function findJoined(text: string, part: string) {
  const [first = '', ...others] = text.split(part);
  return others.flatMap((after, index) => {
    const before = others[index - 1] ?? first;
    const isJoined = /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after);
    return isJoined ? before.slice(-20) + part + after.slice(0, 20) : [];
  });
}

test('the text of every page reads as words', async ({ request, siteRoutes, content }) => {
  const { name, email, phone } = content.business;
  const texts = new Set<string>();
  visitTexts(content, [], (text) => texts.add(collapse(text)));
  const known = [...texts].join(' | ');
  // The others are also parts of words.
  const whole = [...texts].filter((text) => text.length > 3 && findJoined(known, text).length === 0);
  for (const route of [...siteRoutes, missingPage]) {
    const html = await (await request.get(`.${route}`)).text();
    // As React writes `{word} <span>`. Chromium leaves such a space out of accessible names.
    expect.soft(html, route).not.toContain('<!-- --> <');
    const $ = load(html);
    // Nothing can be put between the blocks of what hydrates.
    $('script, style, [data-island]').remove();
    // With line breaks between blocks, and without.
    for (const text of [convert(html, { wordwrap: false }), $('body').text()].map(collapse)) {
      const addresses = linkify.match(text)?.filter(({ schema }) => schema === 'mailto:') ?? [];
      // The hash in the name of a photo may look like a number.
      const numbers = findPhoneNumbers(text.replaceAll(/\S*\/photos\/\S*/g, ''));
      const found = [...addresses.map(({ text }) => text), ...numbers];
      expect.soft(found, route).toEqual(expect.arrayContaining([email, phone.text]));
      for (const contact of found) expect.soft(known, route).toContain(contact);
      for (const own of whole) expect.soft(findJoined(text, own), route).toEqual([]);
      if (route === '/testimonials')
        for (const { rating, text: review } of content.testimonials)
          expect
            .soft(text.replaceAll('> ', ''))
            .toContain(`${rating ? `Rated ${rating} out of 5 ` : ''}${collapse(review)}`);
    }
    // The classes of other elements could be read as those of such cards.
    const cards = mf2(html, { baseUrl: 'https://www.example.com' }).items;
    const tel = [phone.text];
    const card = { name: [name], tel, email: [`mailto:${email}`] };
    expect.soft(cards, route).toMatchObject([{ type: ['h-card'], properties: card }]);
  }
});
