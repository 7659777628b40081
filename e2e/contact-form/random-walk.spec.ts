import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { field, thankYou, toast } from '../support/enquiry-form';
import { enquiriesFrom } from '../support/form-service';
import { test } from '../support/mock-form-service';
import { expect, waitForHydration } from '../support/test';

/*
 * Visitors who do things in any order, on a slow connection: every enquiry that was sent is posted, or it is still in the form and
 * the visitor is told; no press posts twice, and nothing that was typed is lost.
 */

const walks = 4;
const stepsPerWalk = 12;

test.use({ allowedErrors: /./, viewport: { width: 390, height: 844 } });

/** Returns numbers from 0 to 1, the same for the same seed (https://en.wikipedia.org/wiki/Linear_congruential_generator). */
function randomNumbers(seed: number) {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

type Walk = {
  page: Page;
  network: CDPSession;
  email: string;
  /** Each piece of text that was typed. */
  pieces: string[];
  /** The message of the form at each press on its button. */
  sent: string[];
};

const slow4g = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const setOffline = ({ network }: Walk, offline: boolean) =>
  network.send('Network.emulateNetworkConditions', { offline, ...slow4g });

/** What a visitor may do. A step that is impossible at the moment rejects, and changes nothing. */
const steps: Record<string, (walk: Walk) => Promise<unknown>> = {
  async types({ page, email, pieces }) {
    const piece = `${pieces.length}. `;
    await field(page, 'Message').evaluate(
      (message: HTMLTextAreaElement, [text = '', address = '']) => {
        const { form } = message;
        // Before the end of the page has arrived, there is no script that could keep what is typed.
        if (!form || message.readOnly || document.readyState === 'loading')
          throw new Error('The form cannot be edited.');
        for (const input of form.querySelectorAll('input')) input.value = address;
        message.value += text;
        for (const field of form.querySelectorAll('input, textarea'))
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      },
      [piece, email],
      { timeout: 500 },
    );
    pieces.push(piece);
  },
  async sends({ page, sent }) {
    const message = await page.getByRole('button', { name: 'Send Message' }).evaluate(
      (button: HTMLButtonElement) => {
        const message = button.form?.querySelector('textarea')?.value;
        // An empty form is not sent.
        if (button.disabled || !message) throw new Error('There is nothing to send.');
        button.click();
        return message;
      },
      undefined,
      { timeout: 500 },
    );
    sent.push(message.trim());
  },
  'follows a link': ({ page }) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click({ timeout: 500 }),
  'opens the form': ({ page }) => page.goto('/contact', { waitUntil: 'commit' }),
  reloads: ({ page }) => page.reload({ waitUntil: 'commit' }),
  'goes back': ({ page }) => page.goBack({ waitUntil: 'commit', timeout: 2_000 }),
  'goes offline': (walk) => setOffline(walk, true),
  'goes online': (walk) => setOffline(walk, false),
  waits: ({ page }) => page.waitForTimeout(800),
};

for (let seed = 1; seed <= walks; seed++) {
  test(`walk ${seed}`, async ({ page, service }) => {
    const random = randomNumbers(seed);
    const choose = <Item>(items: Item[]) => items[Math.floor(random() * items.length)];
    let pending = 0;
    service.answer = (request, response, store) => {
      if (request.method === 'POST') {
        pending++;
        response.on('close', () => pending--);
      }
      setTimeout(store, random() * 1_500);
    };

    const network = await page.context().newCDPSession(page);
    const walk: Walk = { page, network, email: `${randomUUID()}@example.com`, pieces: [], sent: [] };
    const log: string[] = [];
    page.on('requestfailed', (request) => {
      if (request.method() === 'POST') log.push('(the post fails)');
    });
    await setOffline(walk, false);
    await page.goto('/contact', { waitUntil: 'commit' });
    for (let step = 0; step < stepsPerWalk; step++) {
      const name = choose(['types', 'types', 'sends', 'waits', ...Object.keys(steps)]) ?? '';
      const done = await steps[name]?.(walk).then(
        () => 'done',
        () => 'impossible',
      );
      log.push(`${name}: ${done}`);
    }

    await setOffline(walk, false);
    await expect.poll(() => pending, { timeout: 20_000 }).toBe(0);
    await page.goto('/contact');
    await waitForHydration(page).catch(() => expect(thankYou(page)).toBeVisible());
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeHidden({ timeout: 20_000 });
    const isTold = await toast(page).isVisible();
    const inForm = (await thankYou(page).isVisible()) ? '' : await field(page, 'Message').inputValue();
    const posted = enquiriesFrom(walk.email).map(({ message = '' }) => message.replaceAll('\r', ''));

    const story = `${log.join('\n')}\nposted: ${JSON.stringify(posted)}, in the form: ${inForm}`;
    const lost = walk.pieces.filter((piece) => ![inForm, ...posted].join(' ').includes(piece.trim()));
    expect(lost, `lost\n${story}`).toEqual([]);
    for (const message of walk.sent) {
      const times = (list: string[]) => list.filter((text) => text === message).length;
      expect(times(posted), `posted more often than sent\n${story}`).toBeLessThanOrEqual(times(walk.sent));
      // What was sent in vain is a part of what was sent later, or the visitor is told.
      const isPosted = posted.some((text) => text.startsWith(message));
      expect(isPosted || isTold, `neither posted nor told\n${story}`).toBe(true);
    }
  });
}
