import { expect, hold, phone } from '../support/test';
import {
  addReview,
  contentEditor,
  errorsAnd,
  openFile,
  save,
  saveButton,
  statusLine,
  test,
  typeDraft,
} from './open-editor';

const expandAll = { name: 'Expand All' };
const review = { name: 'Ann: "Annie" #1', date: 'May 2026', rating: 4, text: '- Yes\n- On time' };

test('what the owner types, adds, moves and removes is saved, and nothing else changes', async ({
  page,
  content,
  github,
}) => {
  // The editor renders only fields in view: here, all of them. Rendering must not count as a change.
  await page.setViewportSize({ width: 1280, height: 5_000 });
  await openFile(page, 'business');
  await expect(page.getByRole('textbox', { name: 'Address of your form' })).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('029 2018 0043');
  await page
    .getByRole('group', { name: /lighthouse/ })
    .getByRole('button', { name: 'Expand' })
    .click();
  const lastDay = page.getByRole('group', { name: /Last day/ }).locator('input[type=date]');
  await lastDay.fill('2026-12-24');
  await save(page);

  await openFile(page, 'services');
  await page.getByRole('button', expandAll).click();
  const description = page.getByRole('textbox', { name: 'Description' }).first();
  const text = `Done: carefully # really, "as new"\nand it's 'dry' by 5 :smi\n- promised`;
  await description.fill('');
  // Typed, because a colon could open a list of emoji, from which Enter would choose.
  await description.pressSequentially(text);
  await page.getByRole('combobox').first().click();
  await page.getByRole('option', { name: 'palette' }).click();
  await save(page);

  await openFile(page, 'testimonials');
  await addReview(page, review);
  await save(page);

  await openFile(page, 'gallery');
  await page.getByRole('button', { name: 'Reorder Item' }).first().press('ArrowDown');
  const green = page.getByRole('group').filter({ hasText: /A very wide test picture in green$/ });
  await green.last().getByRole('button', { name: 'Remove' }).click();
  await save(page);

  const [first, ...services] = content.services;
  const [red, blue, , ...photos] = content.gallery;
  const phoneNumber = { text: '029 2018 0043', international: '+442920180043' };
  expect(github.readContent()).toEqual({
    ...content,
    business: {
      ...content.business,
      phone: phoneNumber,
      notice: { ...content.business.notice, lastDay: '2026-12-24' },
    },
    services: [{ ...first, icon: 'palette', description: text }, ...services],
    testimonials: [review, ...content.testimonials],
    gallery: [blue, red, ...photos],
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the browser does not zoom into fields, and photos are moved with buttons', async ({
    page,
    content,
    github,
  }) => {
    await page.goto('/admin');
    await page.getByRole('treeitem', { name: 'Gallery photos' }).click();
    await page.getByRole('button', { name: 'Move Down' }).first().click();
    await page.getByRole('button', expandAll).click();
    const description = page.getByRole('textbox', { name: 'Description' }).first();
    // With smaller text, it would zoom.
    await expect(description).toHaveCSS('font-size', '16px');
    await description.fill('Changed');
    await save(page);
    const [red, blue, ...photos] = content.gallery;
    expect(github.readContent().gallery).toEqual([{ ...blue, alt: 'Changed' }, red, ...photos]);
  });
});

test('a paint is added, changed and removed, and nothing else changes', async ({ page, content, github }) => {
  await page.setViewportSize({ width: 390, height: 3_500 });
  const open = async () => {
    await openFile(page, 'gallery');
    await page.getByRole('button', expandAll).click();
  };
  const [first, second, third, ...photos] = content.gallery;
  const paint = (index: number) => page.getByRole('group', { name: /Paint.* Field/ }).nth(index);
  const colour = paint(2).getByRole('textbox', { name: 'Colour' });
  await open();
  // The third photo has no paint.
  await paint(2).getByRole('checkbox').click();
  await paint(2).getByRole('textbox', { name: 'Name' }).fill('Fern');
  for (const wrong of ['RAL 7016', '#FFF']) {
    await colour.fill(wrong);
    await saveButton(page).click();
    const message = page.getByRole('alertdialog');
    await expect(message).toContainText('Paint, Colour is not a code such as #43263a. Write:');
    await message.getByRole('button', { name: 'OK' }).click();
  }
  expect(github.commits).toHaveLength(1);
  // Otherwise, the editor could store a draft after this Save, and ask about it.
  await typeDraft(colour, ' 5F7D5E ');
  await save(page);
  const added = { ...third, paint: { name: 'Fern', colour: '#5f7d5e' } };
  expect(github.readContent().gallery).toEqual([first, second, added, ...photos]);

  await open();
  await paint(0).getByRole('checkbox').click();
  await paint(2).getByRole('button', { name: 'Expand' }).click();
  await colour.fill('#33463c');
  await save(page);
  const changed = { ...added, paint: { name: 'Fern', colour: '#33463c' } };
  expect(github.readContent().gallery).toEqual([{ ...first, paint: undefined }, second, changed, ...photos]);
});

test('the service in a photo is chosen, and one that has another name since may stay', async ({
  page,
  content,
  github,
}) => {
  const service = 'Church halls';
  const [first, second, ...photos] = content.gallery;
  const gallery = String(github.readFile('gallery.yaml'));
  const { alt = '' } = first ?? {};
  github.commit({ 'gallery.yaml': gallery.replace(alt, `${alt}\n  service: ${service}`) });
  await page.setViewportSize({ width: 1280, height: 5_000 });
  await openFile(page, 'gallery');
  await page.getByRole('button', expandAll).click();
  await page.getByRole('radio', { name: 'Chapels & Halls' }).nth(1).click();
  await save(page);
  const chosen = { ...second, service: 'Chapels & Halls' };
  expect(github.readContent().gallery).toEqual([{ ...first, service }, chosen, ...photos]);
});

test('a Save changes one line of a file for one word, and keeps what the editor does not show', async ({
  page,
  content,
  github,
}) => {
  github.commit({ 'business.yaml': `${github.readFile('business.yaml')}vatnumber: '1'\n` });
  for (const [part, field, element, expand, closed] of [
    ['business', 'Name', 'INPUT', '', ''],
    ['services', 'Description', 'TEXTAREA', 'Expand All', content.services[0]?.title],
    [
      'testimonials',
      'Text',
      'TEXTAREA',
      'Expand All',
      `${content.testimonials[0]?.name}, ${content.testimonials[0]?.date}`,
    ],
    ['gallery', 'Description', 'INPUT', 'Expand All', content.gallery[0]?.alt],
    ['pages', 'Heading', 'INPUT', 'Expand', ''],
    ['terms', 'Text', 'TEXTAREA', 'Expand All', content.terms[0]?.heading],
  ] as const) {
    const readLines = () => String(github.readFile(`${part}.yaml`)).split('\n');
    const before = readLines();
    await openFile(page, part);
    if (closed) await expect(contentEditor(page).getByText(closed, { exact: true })).toBeVisible();
    if (expand) await page.getByRole('button', { name: expand, exact: true }).first().click();
    const box = page.getByRole('textbox', { name: field }).first();
    await expect(box).toHaveJSProperty('tagName', element);
    await box.fill('Changed');
    await save(page);
    const changed = readLines().filter((line, index) => line !== before[index]);
    expect(changed, part).toEqual([expect.stringMatching(/: Changed$/)]);
    expect(readLines()).toHaveLength(before.length);
  }
});

test('what the build refuses is not saved, and the line at the top follows what is', async ({
  page,
  github,
  content,
}) => {
  await openFile(page, 'services');
  await expect(statusLine(page)).toHaveText(
    'Your last Save has been live since 1 May 2026 at 09:51. Details',
  );
  await page.getByRole('button', expandAll).click();
  const title = content.services[0]?.title ?? '';
  const name = page.getByRole('textbox', { name: 'Name' }).nth(1);
  await name.fill(title);
  await saveButton(page).click();
  const message = page.getByRole('alertdialog');
  await expect(message).toContainText('This has not been saved.');
  await expect(message).toContainText(
    `Correct this first: Services, "${title}", Name is the same as in an earlier entry. Write: The name of the service. It must differ from all others.`,
  );
  await message.getByRole('button', { name: 'OK' }).click();
  expect(github.commits).toHaveLength(1);
  await typeDraft(name, 'Banisters');
  await save(page);
  await expect(statusLine(page)).toHaveText('Your last Save is being published. Details');
  expect(github.readContent().services[1]?.title).toBe('Banisters');
});

test.describe('a part that cannot be read', () => {
  test.use({ allowedErrors: errorsAnd('could not be parsed') });

  test('is never replaced', async ({ page, github }) => {
    const text = '<<<<<<< HEAD\n- name: Roofs\n';
    github.commit({ 'testimonials.yaml': text });
    await openFile(page, 'testimonials');
    await expect(page.getByText('This part could not be read')).toBeVisible();
    await addReview(page, review);
    await saveButton(page).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      '"Testimonials" could not be read, and saving it would replace what is there.',
    );
    expect(String(github.readFile('testimonials.yaml'))).toBe(text);
  });
});

for (const text of ['[]\n', '']) {
  test(`a list without entries gets its first, in ${JSON.stringify(text)}`, async ({ page, github }) => {
    github.commit({ 'testimonials.yaml': text });
    await openFile(page, 'testimonials');
    await addReview(page, review);
    await save(page);
    expect(github.readContent().testimonials).toEqual([review]);
  });
}

test('nothing can be typed into a part while it is being saved', async ({ page, github }) => {
  await openFile(page, 'business');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Before the Save');
  const release = await hold(page, '**/graphql');
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await name.pressSequentially('after', { timeout: 2_000 }).catch(() => {});
  await page.keyboard.type('after');
  release();
  await expect(contentEditor(page)).toBeHidden();
  expect(github.readContent().business.name).toBe('Before the Save');
});
