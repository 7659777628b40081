import type { Page } from '@playwright/test';
import { endpoint, expect, open } from './test';

const failureText = 'Failed to send message. Please try again.';

async function send(page: Page) {
  await open(page, '/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Jo');
  await page.getByRole('textbox', { name: 'Email' }).fill('jo@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
}

/** Opens the home page with its menu open; for small screens. */
export async function openMenu(page: Page) {
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
}

/** What the contact page looks like beside how it opens, and how it gets there. The failure is one in the console too. */
export const formStates = {
  'with mistakes': async (page: Page) => {
    await open(page, '/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
  },
  'while it is sent': async (page: Page) => {
    await page.route(endpoint, () => {});
    await send(page);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  },
  'when it is sent': async (page: Page) => {
    await send(page);
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  },
  'with the toast': async (page: Page) => {
    await page.route(endpoint, (route) => route.abort());
    await send(page);
    await expect(page.getByRole('listitem').filter({ hasText: failureText })).toBeVisible();
  },
};

/** Lets what fades or moves come to its end, for measures and pictures. What goes on for ever goes on. */
export async function settle(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    }
  });
}
