import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../support/test';
import { mockGitHub, token, useMockedGitHub } from './mock-github';

/**
 * The editor's policy blocks requests that it can do without: for fonts, which it includes, and for GitHub's
 * status. Firefox and WebKit also report that zod tried to compile code, and WebKitGTK an unknown directive.
 */
const editorErrors = new RegExp(
  [
    'https://cdn\\.jsdelivr\\.net/fontsource/fonts/\\S+\\.woff2',
    'https://www\\.githubstatus\\.com/api/v2/status\\.json',
    'blocked a JavaScript eval|Refused to evaluate a string as JavaScript',
    "Unrecognized Content-Security-Policy directive 'manifest-src'",
  ].join('|'),
);

/** Matches these errors, and others that a test causes on purpose. */
export const errorsAnd = (others: string) => new RegExp(`${editorErrors.source}|${others}`);

type Fixtures = {
  github: Awaited<ReturnType<typeof mockGitHub>>;
  /** The messages of the browser's dialogs, which are accepted. The newest is first. */
  dialogs: string[];
};

/** The owner is signed in. */
export const test = base.extend<Fixtures>({
  allowedErrors: editorErrors,
  github: async ({}, use, testInfo) => {
    // The editor is large, and the machine may be busy.
    testInfo.setTimeout(120_000);
    const github = await mockGitHub();
    await use(github);
    github.close();
  },
  content: async ({ github }, use) => use(github.readContent()),
  baseURL: async ({ github }, use) => use(github.baseURL),
  storageState: async ({ github }, use) => {
    const user = { name: 'sveltia-cms.user', value: JSON.stringify({ backendName: 'github', token }) };
    await use({ cookies: [], origins: [{ origin: new URL(github.baseURL).origin, localStorage: [user] }] });
  },
  context: async ({ context }, use) => {
    await context.addInitScript(useMockedGitHub);
    // Transitions wait for frames, which a busy machine without a screen may not paint.
    await context.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
    await use(context);
  },
  dialogs: async ({ page }, use) => {
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.unshift(dialog.message());
      await dialog.accept();
    });
    await use(dialogs);
  },
});

/** Opens a file of the content in the editor. */
export async function openFile(page: Page, name: string) {
  await page.goto(`/admin#/collections/_singletons/entries/${name}`);
  await expect(contentEditor(page)).toBeVisible();
}

export const contentEditor = (page: Page) => page.getByRole('group', { name: 'Content Editor' });

/** Expects that the first photo of the file, which is open, is shown. */
export async function expectThumbnail(page: Page) {
  const photo = contentEditor(page).locator('img').first();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

/** The line at the top of the page. */
export const statusLine = (page: Page) => page.locator('p[role=status]');

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Saves, and waits until the editor has closed the file: the message may be that of an earlier Save. */
export async function save(page: Page) {
  await saveButton(page).click();
  await expect(contentEditor(page)).toBeHidden({ timeout: 30_000 });
  await expect(page.getByText('Entry saved')).toBeVisible();
}

/** Types into a field, and waits until the editor has stored a draft. */
export async function typeDraft(field: Locator, words: string) {
  // Without a click or a key, the editor mistakes the change for its own.
  await field.click();
  await field.fill(words);
  // eslint-disable-next-line playwright/no-wait-for-timeout -- the editor stores a draft half a second after the last change
  await field.page().waitForTimeout(1_000);
}

/** Adds a review at the top of the file of reviews, which is open. */
export async function addReview(page: Page, { name = '', date = '', rating = 5, text = '' }) {
  await page.getByRole('button', { name: /^Add.*Testimonial/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Date' }).fill(date);
  await page.getByRole('spinbutton', { name: 'Stars' }).fill(`${rating}`);
  await page.getByRole('textbox', { name: 'Text' }).fill(text);
}
