import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { expect } from '../support/test';
import {
  addEmptyPhoto,
  addPhoto,
  addTestimonial,
  blockedRequests,
  chooseFile,
  openEditor,
  openFile,
  save,
  signIn,
  test,
} from './open-editor';

// The editor is large, and the machine may be busy.
test.describe.configure({ timeout: 120_000 });

const red = { r: 255, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 255 };
const vermilion = { r: 227, g: 66, b: 52 };
const makePhoto = (background: typeof red, width = 1200) =>
  sharp({ create: { width, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Checks the mean colour of a photo. */
async function expectColour(photo: Buffer, { r, g, b }: typeof red) {
  const pixel = await sharp(photo).resize(1, 1).removeAlpha().raw().toBuffer();
  const differences = [r, g, b].map((channel, index) => Math.abs(channel - (pixel[index] ?? 0)));
  // The photo has been compressed.
  expect(Math.max(...differences), `has the colour ${[...pixel]}`).toBeLessThan(5);
}

/** Drops a file like a browser does, which scripts cannot. */
async function dropFile(target: Locator, file: string) {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
  const client = await target.page().context().newCDPSession(target.page());
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    await client.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data });
  }
}

test("photos of one name stay different, keep their colours and replace the sample's; others are refused", async ({
  page,
  github,
  baseURL,
}, testInfo) => {
  const gallery = github.readFile('gallery.yaml').toString();
  github.commit({ 'gallery.yaml': gallery.replaceAll('./photos/', './photos/sample/') });
  await signIn(page);
  await openFile(page, 'Gallery photos');
  // Decorators paint boards to show colours.
  await addPhoto(page, 'Sample board.jpg', await makePhoto(red), 'A red board');
  // One colour in Display P3, made with heif-enc.
  await addPhoto(page, 'image.HEIC', readFileSync('e2e/editor/display-p3.heic'), 'A vermilion wall');
  await addEmptyPhoto(page);
  const browse = page.getByRole('button', { name: 'Browse' });
  await browse.click();
  // Computers hide files of other types. The build refuses photos of other sites.
  const file = page.locator('input[type=file]').last();
  await expect(file).toHaveAttribute('accept', /image\/jpeg,.*image\/heic,image\/heif/);
  await expect(page.getByText('Enter URL')).toBeHidden();
  const messages: string[] = [];
  page.on('dialog', async (dialog) => {
    messages.unshift(dialog.message());
    await dialog.accept();
  });
  // The beginning of a HEIC photo, with the sizes of a part and of the whole: Chromium cannot decode it.
  const sizes = 'ispe\0\0\0\0\0\0\x02\0\0\0\x02\0ispe\0\0\0\0\0\0\x20\0\0\0\x08\0';
  const heic = Buffer.from(`\0\0\0\x18ftypheic${sizes}`, 'latin1');
  for (const [name, photo, message] of [
    ['IMG_1.HEIC', heic, /^IMG_1\.HEIC is 8192 by 2048 pixels, too long and narrow/],
    ['view.jpg', await makePhoto(red, 2701), /^view\.jpg is 2701 by 900 pixels, too long and narrow/],
    ['broken.jpg', Buffer.from('JPEG'), /^broken\.jpg is not a photo\. Choose a JPEG/],
  ] as const) {
    await chooseFile(page, name, photo);
    await expect.poll(() => messages[0]).toMatch(message);
    await expect(page.getByRole('button', { name: 'Insert' })).toBeDisabled();
  }
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dropped = testInfo.outputPath('image.jpg');
  writeFileSync(dropped, await makePhoto(blue));
  // The editor is still scrolling to the new field.
  await expect(async () => {
    await dropFile(browse, dropped);
    await expect(browse).toBeHidden({ timeout: 5_000 });
  }).toPass();
  await page.getByRole('textbox', { name: 'Description' }).last().fill('A blue wall');
  await expect(page.getByText('./photos/image')).toHaveCount(2);
  await save(page);
  await expect(page.locator('p[role=status]')).toContainText(
    'Taken out: what was left of the sample there (',
  );
  const saved = github.readContent().gallery;
  expect(saved.map(({ alt }) => alt)).toEqual(['A red board', 'A vermilion wall', 'A blue wall']);
  for (const [index, colour] of [red, vermilion, blue].entries()) {
    await expectColour(github.readFile(saved[index]?.file), colour);
  }

  await page.getByRole('button', { name: 'Account' }).click();
  const site = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Live Site' }).click();
  expect((await site).url()).toBe(baseURL);
});

test('what the build refuses is not saved, and the line at the top follows what is', async ({
  page,
  github,
  content,
}) => {
  await page.clock.install();
  await signIn(page);
  await openFile(page, 'Services');
  await page.getByRole('button', { name: 'Expand All' }).click();
  const line = page.locator('p[role=status]');
  await page.clock.fastForward(20_000);
  await expect(line).toHaveText('Live since 1 May 2026 at 09:51. Details');
  const title = content.services[0]?.title ?? '';
  const name = page.getByRole('textbox', { name: 'Name' }).nth(1);
  await name.fill(title);
  const saveButton = page.getByRole('button', { name: 'Save', exact: true });
  await saveButton.click();
  const message = page.getByRole('alertdialog');
  await expect(message).toContainText('This has not been saved.');
  await expect(message).toContainText(
    `Correct this first: Services, "${title}", Name is the same as in an earlier entry. Write: The name of the service.`,
  );
  await message.getByRole('button', { name: 'OK' }).click();
  expect(github.commits).toHaveLength(1);

  await name.fill('Banisters');
  await save(page);
  await expect(line).toHaveText('Checking your last Save… Details');
  const annotation = { title: 'Mistake in the content', message: 'icon is empty' };
  github.run = { id: 2, conclusion: 'failure', annotations: [annotation] };
  await page.clock.fastForward(40_000);
  await expect(line).toContainText('Refused: icon is empty ');

  await openFile(page, 'Business');
  const last = page.getByRole('textbox', { name: 'Address of the form service' });
  // The editor renders a field when it comes into view.
  await expect(async () => {
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 400);
    await expect(last).toBeInViewport({ timeout: 200 });
  }).toPass();
  // Nothing has been changed.
  await expect(saveButton).toBeDisabled();
  await last.fill('forms.example.org');
  await saveButton.click();
  await expect(page.getByText('This is not a web address with https://')).toBeVisible();
  await expect(message).toBeHidden();
  expect(github.commits).toHaveLength(2);
});

test.describe('a part that cannot be read', () => {
  test.use({ allowedErrors: new RegExp(`could not be parsed|${blockedRequests.source}`) });

  for (const [state, text] of [
    ['has a wrong indent', '- title: Roofs\n icon: house\n'],
    ['has a conflict', '<<<<<<< HEAD\n- title: Roofs\n'],
    ['is empty', ''],
  ] as const) {
    test(`is never replaced if its file ${state}`, async ({ page, github, content }) => {
      github.commit({ 'services.yaml': text });
      await signIn(page);
      await openFile(page, 'Services');
      await expect(page.getByText('This part could not be read')).toBeVisible();
      await page.getByRole('button', { name: /^Add.*Service/ }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Roofs');
      await page.getByRole('combobox').first().click();
      await page.getByRole('option', { name: 'house', exact: true }).click();
      await page.getByRole('textbox', { name: 'Description' }).fill('All kinds.');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const message = page.getByRole('alertdialog');
      await expect(message).toContainText(
        '"Services" could not be read, and saving it would replace what is there.',
      );
      expect(String(github.readFile('services.yaml'))).toBe(text);
      await message.getByRole('button', { name: 'OK' }).click();

      // A list without entries is another matter.
      if (text === '') {
        await page.getByRole('button', { name: 'Cancel Editing' }).click();
        github.commit({ 'services.yaml': stringify(content.services), 'testimonials.yaml': '[]\n' });
        await page.reload();
        await addTestimonial(page, 'Jane Sample');
        await save(page);
        expect(github.readContent().testimonials).toMatchObject([{ name: 'Jane Sample' }]);
      }
    });
  }
});

test('a Save changes one line of a file for one word, and keeps what the editor does not show', async ({
  page,
  github,
}) => {
  github.commit({ 'business.yaml': `${github.readFile('business.yaml')}vatnumber: '1'\n` });
  await signIn(page);
  for (const [part, file, field] of [
    ['Business', 'business.yaml', 'Name'],
    ['Services', 'services.yaml', 'Description'],
    ['Testimonials', 'testimonials.yaml', 'Text'],
    ['Gallery photos', 'gallery.yaml', 'Description'],
    ['Page text', 'pages.yaml', 'Heading'],
    ['Terms and conditions', 'terms.yaml', 'Text'],
  ] as const) {
    await test.step(part, async () => {
      const linesBefore = String(github.readFile(file)).split('\n');
      await openFile(page, part);
      const name = part === 'Page text' ? 'Expand' : 'Expand All';
      if (part !== 'Business') await page.getByRole('button', { name, exact: true }).first().click();
      await page.getByRole('textbox', { name: field }).first().fill('Changed');
      await save(page);
      const lines = String(github.readFile(file)).split('\n');
      expect(lines).toHaveLength(linesBefore.length);
      const changed = lines.filter((line, index) => line !== linesBefore[index]);
      expect(changed).toEqual([expect.stringMatching(/: Changed$/)]);
    });
  }
  await expect(page.locator('p[role=status]')).toHaveText(/^Checking your last Save… Details$/);
});

test('photos are shown, and a draft is offered again, unless it would undo a Save on another device', async ({
  page,
  github,
}) => {
  // Slower than GitHub's clock, by which the parts have been saved a minute ago.
  await page.clock.setSystemTime(Date.now() - 5 * 60_000);
  await signIn(page);
  const line = page.locator('p[role=status]');
  const expandAll = page.getByRole('button', { name: 'Expand All' });
  const text = page.getByRole('textbox', { name: /^(Description|Text)$/ }).first();
  // Drafts are stored beside small copies of the photos.
  await openFile(page, 'Gallery photos');
  const thumbnail = page.getByRole('group', { name: 'Content Editor' }).locator('img').first();
  await expect.poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  for (const part of ['Services', 'Terms and conditions']) {
    await openFile(page, part);
    await expandAll.click();
    await text.fill('Typed, not saved');
    // eslint-disable-next-line playwright/no-wait-for-timeout -- it stores a draft half a second after the last change
    await page.waitForTimeout(1_000);
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
    await expect(line).toContainText(/Not saved: Services(, Terms and conditions)?\. Details$/);
  }
  github.commit({
    'terms.yaml': '- heading: Ours\n  text: Saved elsewhere.\n- heading: Yours\n  text: As well.\n',
  });
  // As when a phone has closed the tab.
  await page.reload();
  await openFile(page, 'Services');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expandAll.click();
  await expect(text).toHaveValue('Typed, not saved');
  await page.getByRole('button', { name: 'Cancel Editing' }).click();

  const lastSave = page.waitForResponse(/\/contents\/.*terms\.yaml/);
  await openFile(page, 'Terms and conditions');
  await lastSave;
  await expandAll.click();
  await expect(text).toHaveValue('Saved elsewhere.');
  await expect(line).toContainText(
    'What you had typed into "Terms and conditions" on this device was not kept',
  );
});

test('nothing can be typed into a part while it is being saved', async ({ page, github }) => {
  await signIn(page);
  await openFile(page, 'Business');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Before the Save');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('https://api.github.com/graphql', (route) => held.then(() => route.fallback()));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await name.pressSequentially('after', { timeout: 2_000 }).catch(() => {});
  await page.keyboard.type('after');
  release();
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(github.readContent().business.name).toBe('Before the Save');
});

test('the page says what to do until the editor has loaded, which is in one tab at a time', async ({
  page,
  context,
}) => {
  const button = 'Sign In Using Access Token';
  await page.route(
    '**/_next/static/editor/*.js',
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
    { times: 1 },
  );
  await openEditor(page);
  await expect(page.getByText('The editor is loading')).toHaveRole('status');
  await page.reload();
  await expect(page.getByRole('button', { name: button })).toBeVisible();
  await expect(page.getByText('The editor is loading')).toBeHidden();

  const second = await context.newPage();
  await openEditor(second);
  const isOpenElsewhere = 'The editor is open in another tab';
  await expect(second.getByText(isOpenElsewhere)).toHaveRole('status');
  await expect(second.getByRole('button', { name: button })).toBeHidden();
  await second.getByRole('button', { name: 'Open here instead' }).click();
  await expect(second.getByRole('button', { name: button })).toBeVisible();
  await expect(second.getByText(isOpenElsewhere)).toBeHidden();
  await expect(page.getByText(isOpenElsewhere)).toBeVisible();
  await expect(page.getByRole('button', { name: button })).toBeHidden();
  await second.close();
  await expect(page.getByRole('button', { name: button })).toBeVisible();
});

for (const [reason, prepare, sentence] of [
  [
    'the browser stores nothing',
    () => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
    },
    'This browser stores nothing for this page, and the editor needs to. Allow cookies',
  ],
  [
    'the editor throws an error',
    () =>
      Object.defineProperty(customElements, 'define', { value: null }) &&
      Reflect.deleteProperty(window, 'IDBObjectStore'),
    'The editor could not start (ReferenceError: IDBObjectStore is not defined). Reload this page.',
  ],
] as const) {
  test(`the page says why the editor does not start: ${reason}`, async ({ page }) => {
    await page.addInitScript(prepare);
    await openEditor(page);
    await expect(page.getByRole('status')).toContainText(sentence);
  });
}

test('the page says that the token has expired', async ({ page, github }) => {
  await signIn(page);
  await openFile(page, 'Business');
  github.hasTokenExpired = true;
  await page.reload();
  await expect(page.locator('p[role=status]')).toHaveText(
    'Your token has expired or been deleted: sign in with a new one. Details',
  );
});

test('a photo is refused where the browser would change it', async ({ page }) => {
  // As Firefox does with privacy.resistFingerprinting.
  await page.addInitScript(() => {
    const white = new ImageData(16, 1);
    OffscreenCanvasRenderingContext2D.prototype.getImageData = () => white;
  });
  const messages: string[] = [];
  page.on('dialog', async (dialog) => {
    messages.push(dialog.message());
    await dialog.accept();
  });
  await signIn(page);
  await openFile(page, 'Gallery photos');
  await addEmptyPhoto(page);
  await page.getByRole('button', { name: 'Browse' }).click();
  await chooseFile(page, 'door.jpg', await makePhoto(red));
  await expect
    .poll(() => messages)
    .toEqual([expect.stringMatching(/^door\.jpg would be saved as stripes, /)]);
  await expect(page.getByRole('button', { name: 'Insert' })).toBeDisabled();
});

test('where a canvas writes no WebP, a photo stays a JPEG', async ({ page, github }) => {
  // As Safari does in Lockdown Mode.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'WebAssembly');
    const { convertToBlob } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      return convertToBlob.call(this, options?.type === 'image/webp' ? { type: 'image/png' } : options);
    };
  });
  await signIn(page);
  await openFile(page, 'Gallery photos');
  await addPhoto(page, 'door.jpg', await makePhoto(red), 'A door');
  await save(page);
  const file = github.readContent().gallery.at(-1)?.file;
  expect(file).toMatch(/^\.\/photos\/door-\w{6}\.jpe?g$/);
  expect((await sharp(github.readFile(file)).metadata()).format).toBe('jpeg');
});

test.describe('in a Polish browser', () => {
  test.use({ locale: 'pl-PL', permissions: ['clipboard-read', 'clipboard-write'] });

  test('the editor speaks the language of its fields, and a picture that is pasted is checked like others', async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('dialog', async (dialog) => {
      messages.push(dialog.message());
      await dialog.accept();
    });
    await signIn(page);
    await expect(page.getByRole('radio', { name: 'Contents' })).toBeVisible();
    // It would refuse without a reason.
    await expect(page.getByRole('radio', { name: 'Assets' })).toBeHidden();
    await openFile(page, 'Gallery photos');
    await addEmptyPhoto(page);
    const field = page.getByRole('group', { name: /^\W*Photo\W* Field$/ }).last();
    await field.scrollIntoViewIfNeeded();
    for (const [width, message, file] of [
      [2701, /^The picture is 2701 by 900 pixels, too long and narrow/, ''],
      [1200, undefined, './photos/pasted-image'],
    ] as const) {
      const png = await sharp(await makePhoto(red, width))
        .png()
        .toBuffer();
      await page.evaluate(async (base64) => {
        const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
      }, png.toString('base64'));
      await field.getByRole('button', { name: 'Paste Image' }).click();
      if (message) await expect.poll(() => messages).toEqual([expect.stringMatching(message)]);
      else await expect(field.getByText(file)).toBeVisible({ timeout: 30_000 });
    }
  });
});

test('no other site can run scripts in the page that keeps the token, receive it or frame it', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/admin')).text();
  const policy = /Content-Security-Policy" content="(.*?)"/.exec(html)?.[1]?.replace(/'sha256-.*?'/, 'HASH');
  expect(policy?.split('; ').sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self' blob: data: https://api.github.com",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'none'",
    "img-src 'self' blob: data: https://avatars.githubusercontent.com",
    "manifest-src 'self' blob:",
    "script-src 'self' 'wasm-unsafe-eval' HASH",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self'",
  ]);
  // As on a host that sends no headers.
  const contentType = 'text/html';
  await page.route('**/admin', (route) => route.fulfill({ contentType, body: html }));
  await page.route('**/frame', (route) =>
    route.fulfill({ contentType, body: '<iframe src="/admin"></iframe>' }),
  );
  const script = page.waitForResponse(/static\/editor\/editor-/);
  await page.goto('/frame');
  // Imported once more, it has run.
  await page.frames()[1]?.evaluate((url) => import(url), (await script).url());
  await expect(page.frameLocator('iframe').getByText('The editor is loading')).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('button')).toHaveCount(0);
});
