import sharp from 'sharp';
import { expect } from '../support/test';
import { addPhoto, openFile, save, signIn, test } from './open-editor';

test('the owner changes texts, reviews and photos', async ({ page, hasTouch, content, github }) => {
  // The editor is large, and the machine may be busy.
  test.setTimeout(120_000);
  const failures: (string | undefined)[] = [];
  page.on('requestfailed', (request) => failures.push(request.failure()?.errorText));
  page.on('response', (response) => response.status() >= 400 && failures.push(response.url()));
  await signIn(page);

  await openFile(page, 'Business');
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  // Phones zoom into fields with smaller text.
  if (hasTouch) await expect(phone).toHaveCSS('font-size', '16px');
  await phone.fill('029 2018 0043');
  await save(page);

  const text = `Done: carefully # really, "as new"\nand it's 'dry' by 5 :smi\n- promised`;
  await openFile(page, 'Services');
  await page.getByRole('button', { name: 'Expand All' }).click();
  const description = page.getByRole('textbox', { name: 'Description' }).first();
  await description.fill('');
  // Typed: a colon could open a list of emoji, from which Enter would choose.
  await description.pressSequentially(text);
  await page.getByRole('combobox').first().click();
  await page.getByRole('option', { name: 'sparkles' }).click();
  await save(page);

  const review = { name: 'Ann: "Annie" #1', date: 'May 2026', rating: 4, text: '- Yes\n- On time' };
  await openFile(page, 'Testimonials');
  await page.getByRole('button', { name: /^Add.*Testimonial/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(review.name);
  await page.getByRole('textbox', { name: 'Date' }).fill(review.date);
  await page.getByRole('spinbutton', { name: 'Stars' }).fill('4');
  await page.getByRole('textbox', { name: 'Text' }).fill(review.text);
  await save(page);

  const original = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'tan' } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 37/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  await openFile(page, 'Gallery photos');
  if (hasTouch) await page.getByRole('button', { name: 'Move Down' }).first().click();
  else await page.getByRole('button', { name: 'Reorder Item' }).first().press('ArrowDown');
  await page
    .getByRole('group')
    .filter({ hasText: /A very wide test picture in green$/ })
    .last()
    .getByRole('button', { name: 'Remove' })
    .click();
  await addPhoto(page, 'IMG_2041.JPG', original, 'A wall: "tan"');
  await save(page);

  const saved = github.readContent();
  const [first, ...services] = content.services;
  const [red, blue, , ...photos] = content.gallery;
  const file = saved.gallery.at(-1)?.file ?? '';
  expect(file).toMatch(/^\.\/photos\/img_2041-\w{6}\.webp$/);
  expect(saved).toEqual({
    ...content,
    business: { ...content.business, phone: { text: '029 2018 0043', international: '+442920180043' } },
    services: [{ ...first, icon: 'sparkles', description: text }, ...services],
    testimonials: [review, ...content.testimonials],
    gallery: [blue, red, ...photos, { file, alt: 'A wall: "tan"' }],
  });
  const photo = github.readFile(file);
  const metadata = await sharp(photo).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 2400, height: 1800 });
  expect(metadata.exif).toBeUndefined();
  expect(photo.length).toBeLessThan(original.length);
  // Blocked before they were sent.
  expect(failures.filter((failure) => failure !== 'csp')).toEqual([]);
});
