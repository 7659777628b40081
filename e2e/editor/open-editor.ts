import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../support/test';
import { mockGitHub, token } from './mock-github';

/*
 * What the editor requests from others is blocked by its policy, and it does without: fonts, which it has itself, and GitHub's
 * status. The test responds to the requests to GitHub's API.
 */
export const blockedRequests =
  /Content Security Policy|cdn\.jsdelivr\.net|www\.githubstatus\.com|api\.github\.com/;

export const test = base.extend<{ github: ReturnType<typeof mockGitHub> }>({
  allowedErrors: blockedRequests,
  /** The mocked GitHub, whose repository has the content of the site. It responds in tests that do not use it, too. */
  github: [
    async ({ page, content, contentDirectory }, use, testInfo) => {
      const { repository = '' } = content.business;
      const github = mockGitHub(repository, contentDirectory, testInfo.outputPath('content'));
      await page.route('https://api.github.com/**', (route) => {
        const request = route.request();
        const { authorization } = request.headers();
        const { file, ...response } = github.respond(request.url(), authorization, request.postData() ?? '');
        return route.fulfill(file ? { body: file, contentType: 'application/octet-stream' } : response);
      });
      await use(github);
    },
    { auto: true },
  ],
});

export async function openEditor(page: Page) {
  // Transitions wait for frames, which a busy machine without a screen may not paint.
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await page.goto('/admin');
}

/** Clicks until the result appears: the editor ignores clicks while it is starting or still handling the one before. */
export async function clickUntilVisible(button: Locator, result: Locator) {
  await expect(async () => {
    await button.click({ timeout: 5_000 });
    await expect(result).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

export async function signIn(page: Page) {
  await openEditor(page);
  const field = page.getByRole('textbox', { name: 'Personal Access Token' });
  await clickUntilVisible(page.getByRole('button', { name: 'Sign In Using Access Token' }), field);
  await field.fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function openFile(page: Page, name: string) {
  // A list on a desktop, a tree on a phone.
  await page.getByRole('row', { name }).or(page.getByRole('treeitem', { name })).click();
}

/** Adds a photo on this computer at the end of the gallery, whose file is open. */
export async function addPhoto(page: Page, name: string, photo: Buffer, alt: string) {
  await addEmptyPhoto(page);
  const field = page.getByRole('group', { name: /^\W*Photo\W* Field$/ }).last();
  // The editor renders a field when it comes into view.
  await field.scrollIntoViewIfNeeded();
  await field.getByRole('button', { name: 'Browse' }).click();
  await chooseFile(page, name, photo);
  await page.getByRole('button', { name: 'Insert' }).click();
  // It is made smaller first.
  const stem = name.replace(/\..*/, '').toLowerCase().replace(' ', '-');
  await expect(field.getByText(`./photos/${stem}`)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('textbox', { name: 'Description' }).last().fill(alt);
}

export async function addEmptyPhoto(page: Page) {
  const editor = page.getByRole('group', { name: 'Content Editor' });
  await expect(editor).toContainText(/\d+\s+Gallery photos/);
  const count = /(\d+)\s+Gallery photos/.exec(await editor.innerText())?.[1];
  // Its fields appear later, and another click would add another photo.
  await expect(async () => {
    await page.getByRole('button', { name: /^Add.*Photo/ }).click({ timeout: 5_000 });
    await expect(editor).toContainText(`${Number(count) + 1} Gallery photos`, { timeout: 5_000 });
  }).toPass();
}

/** Chooses a file on this computer in the dialog that "Browse" opens. */
export async function chooseFile(page: Page, name: string, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).click();
  const mimeType = name.endsWith('.HEIC') ? 'image/heic' : 'image/jpeg';
  await (await chooser).setFiles({ name, mimeType, buffer });
}

/** Saves, and waits until the editor has closed the file: its message may be that of the Save before. */
export async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden({ timeout: 30_000 });
  await expect(page.getByText('Entry saved')).toBeVisible();
}

/** Opens the testimonials and adds one. */
export async function addTestimonial(page: Page, name: string) {
  await openFile(page, 'Testimonials');
  await page.getByRole('button', { name: /^Add.*Testimonial/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Date' }).fill('May 2026');
  await page.getByRole('spinbutton', { name: 'Stars' }).fill('5');
  await page.getByRole('textbox', { name: 'Text' }).fill('On time.');
}
