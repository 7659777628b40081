import { field, fillIn, sendButton, thankYou } from '../support/enquiry-form';
import { enquiriesFrom } from '../support/form-service';
import { expect, open, test } from '../support/test';

/* What somebody may paste. Which addresses are refused is tested in components/enquiry. */

const texts = [
  '</textarea><script>document.title = "injected"</script><img src=x onerror="alert(1)">',
  'control characters: a\u0000b\u0008c\u001b[2J',
  'right-to-left marks and emoji: \u202egnp.oJ\u202c \u200f' + 'א 👩🏽‍🎨🇬🇧',
  `stacked diacritics: Z${'\u0351'.repeat(500)}algo`,
  'a header injection\nBcc: everyone@example.com\n\nBuy',
  '","email":"other@example.com","x":"\\u0022',
];

test('a message within the limits is sent unchanged, whatever it is', async ({ page }) => {
  await open(page, '/contact');
  const title = await page.title();
  const message = texts.join('\n').padEnd(2000, 'm');
  const { email } = await fillIn(page);
  // No keyboard can type all of these.
  await field(page, 'Message').evaluate((control: HTMLTextAreaElement, pasted) => {
    control.value = pasted;
  }, message);
  await sendButton(page).click();
  await expect(thankYou(page)).toBeVisible();
  expect(enquiriesFrom(email)).toMatchObject([{ message }]);
  await expect(page).toHaveTitle(title);
});
