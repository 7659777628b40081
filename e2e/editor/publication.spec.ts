import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { openFile, save, signIn, test } from './open-editor';

/* The line at the top of the editor, which says how far the last Save is. */

// The editor is large, and the machine may be busy.
test.describe.configure({ timeout: 120_000 });

const online = /^Online since 1 May 2026 at \d\d:51\. Details$/;
const checking = 'Checking your last Save… Details';
const unknown = /^GitHub does not say at the moment whether your last Save is online/;

const line = (page: Page) => page.locator('p[role=status]');

/** Lets time pass in the editor, and waits until it has asked GitHub about the last Save in it. */
async function wait(page: Page, { minutes = 1 } = {}) {
  const response = page.waitForResponse(/\/commits\?per_page=1$/);
  await page.clock.fastForward(minutes * 60_000);
  await response;
}

/** Opens the editor and signs in. */
async function open(page: Page) {
  await page.clock.install();
  await signIn(page);
  await expect(page.getByRole('row', { name: 'Business' })).toBeVisible();
  await wait(page);
}

async function changeName(page: Page, name: string) {
  await openFile(page, 'Business');
  await page.getByRole('textbox', { name: 'Name' }).first().fill(name);
  const response = page.waitForResponse(/runs\?head_sha/);
  await save(page);
  await response;
  await expect(line(page)).toHaveText(checking);
}

test('says whether the last Save is online, and why not', async ({ page, github }) => {
  github.publish('success', { title: 'Not published yet', message: 'Sample content is left.' });
  await open(page);
  await expect(line(page)).toHaveText('Saved, not online yet: Sample content is left. Details');

  await changeName(page, 'Ann');
  const message = 'phone is not a phone number (in the editor: Business, Phone number)';
  github.publish('failure', { message });
  await wait(page);
  await expect(line(page)).toHaveText(`Refused: ${message} Details`);
  const link = line(page).getByRole('link');
  await expect(link).toHaveAttribute('href', /\/ferris\/website\/actions\/runs\/2$/);

  await changeName(page, 'Jo');
  github.publish('success', { title: "Still the sample's words", message: 'Business (3)' });
  await wait(page);
  await expect(line(page)).toHaveText(/^Online since .* Still the sample's words: Business \(3\) Details$/);
});

test('never takes the run of another Save for that of the last', async ({ page, github }) => {
  github.publish('success');
  await open(page);
  await expect(line(page)).toHaveText(online);

  // GitHub names the commit before the Save for a moment.
  const [first] = github.commits.map(({ sha, date }) => ({ sha, commit: { committer: { date } } }));
  await page.route(/\/commits\?per_page=1$/, (route) => route.fulfill({ json: [first] }), { times: 1 });
  await changeName(page, 'Ann');
  // A helper runs the workflow for the commit before.
  github.startRun('commit-0').conclusion = 'success';
  await wait(page);
  await wait(page);
  await expect(line(page)).toHaveText(checking);
  await page.reload();
  await wait(page);
  await expect(line(page)).toHaveText(checking);

  github.publish('success');
  await wait(page);
  await expect(line(page)).toHaveText(online);
  // Another device saves.
  github.commit(new Map([['terms.yaml', github.readFile('terms.yaml')]]));
  await wait(page);
  await expect(line(page)).toHaveText(checking);
  github.publish('failure', { message: 'heading is empty' });
  await wait(page);
  await expect(line(page)).toHaveText('Refused: heading is empty Details');
});

test('asks again when GitHub has refused to say, and accepts a new token', async ({ page, github }) => {
  github.publish('success');
  await open(page);
  await expect(line(page)).toHaveText(online);
  for (const status of [403, 429, 502]) {
    github.refusal = { requests: /^\/(commits|actions)/, status, isForTokensOnly: false };
    await wait(page);
    await expect(line(page)).toHaveText(unknown);
    github.refusal.requests = /^$/;
    await wait(page);
    await expect(line(page)).toHaveText(online);
  }
  const setToken = (change: string) =>
    page.evaluate((change) => {
      const user = JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}');
      localStorage.setItem(
        'sveltia-cms.user',
        JSON.stringify({ ...user, token: change || user.old, old: user.token }),
      );
    }, change);
  await setToken('expired');
  await wait(page);
  await expect(line(page)).toHaveText(unknown);
  await setToken('');
  await wait(page);
  await expect(line(page)).toHaveText(online);
});

test('says so when a run is slow, has not started or has failed, and when it succeeds after all', async ({
  page,
  github,
}) => {
  github.commit(new Map([['terms.yaml', github.readFile('terms.yaml')]]));
  await open(page);
  await expect(line(page)).toHaveText(checking);
  await wait(page, { minutes: 11 });
  await expect(line(page)).toHaveText(/^GitHub has not begun to check your last Save/);

  const run = github.startRun();
  await wait(page);
  await expect(line(page)).toHaveText('Checking your last Save… It takes longer than usual. Details');
  run.conclusion = 'cancelled';
  await wait(page);
  await expect(line(page)).toHaveText(/^Your last Save has not been published.*press "Run workflow"/);
  await expect(line(page).getByRole('link')).toHaveAttribute('href', /\/workflows\/publish\.yml$/);
  github.publish('success');
  await wait(page);
  await expect(line(page)).toHaveText(online);
});

test('shows why a Save was refused to a token that may not read it, if everybody may', async ({
  page,
  github,
}) => {
  github.publish('failure', { message: 'phone has too many digits' });
  github.refusal = { requests: /^\/check-runs/, status: 403, isForTokensOnly: true };
  await open(page);
  await expect(line(page)).toHaveText('Refused: phone has too many digits Details');
  github.refusal.isForTokensOnly = false;
  await page.reload();
  await wait(page);
  await expect(line(page)).toHaveText(/^Your last Save has not been published/);
  github.publish('success');
  await wait(page);
  await expect(line(page)).toHaveText('Your last Save has been checked, without a mistake. Details');
});

test.describe('on another host than GitHub Pages', () => {
  const host = 'https://decorators.example.org/';
  test.use({ baseURL: host });
  test('says that the host is publishing', async ({ page, github }, testInfo) => {
    await page.route(`${host}**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const url = new URL(pathname, testInfo.project.use.baseURL).href;
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    github.publish('success', { title: 'GitHub Pages is off', message: 'To publish here: Settings, Pages.' });
    await open(page);
    const published = /^Saved\. The host of the website is publishing it/;
    await expect(line(page)).toHaveText(published);
    await changeName(page, 'Ann');
    github.hasWorkflow = false;
    await wait(page);
    await expect(line(page)).toHaveText(published);
  });
});
