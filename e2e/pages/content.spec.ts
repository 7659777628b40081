import { pageLinks } from '@/components/layout/page-links';
import { expect, open, test } from '../support/test';

/* Content that is the same at every viewport width. */

test('the home page has its sections in order, under h2 headings', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Who We Are',
    'What We Do',
    'What They Said',
    'Find Us',
  ]);
  await expect(page.locator('#services')).toHaveAccessibleName('What We Do');
  await expect(page.locator('#testimonials')).toHaveAccessibleName('What They Said');
  await expect(page.locator('#contact')).toHaveAccessibleName('Find Us');
});

test('the section about the owner introduces the owner with a captioned photo', async ({ page }) => {
  await open(page, '/');
  const about = page.getByRole('region', { name: 'Who We Are' });
  await expect(about.getByRole('figure', { name: 'Owner' }).getByRole('img')).toBeVisible();
  await expect(about).toContainText("Jo O'Leary-Ferris");
});

test('the services page lists the services, each with an icon, a title and a description', async ({
  page,
}) => {
  await open(page, '/services');
  const cards = page.getByRole('region', { name: 'What We Do' }).getByRole('listitem');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([
    'Chapels & Halls',
    'Staircases',
    'Lime & "Breathable" Paint <for old walls>',
    'Signs',
  ]);
  await expect(cards.locator('svg')).toHaveCount(4);
});

test('the contact page has contact links, social links and service areas', async ({ page }) => {
  await open(page, '/contact');
  const contact = page.getByRole('region', { name: 'Find Us' });
  await expect(contact.getByRole('link', { name: '029 2018 0042' })).toHaveAttribute(
    'href',
    'tel:+442920180042',
  );
  await expect(contact.getByRole('link', { name: 'the-two-of-us@ollerenshaw.example.org' })).toHaveAttribute(
    'href',
    'mailto:the-two-of-us@ollerenshaw.example.org',
  );
  await expect(contact.getByRole('heading', { name: 'Follow Us' })).toBeVisible();
  for (const [name, url] of [
    ['Facebook', 'https://www.facebook.com/example.tests'],
    ['Instagram', 'https://www.instagram.com/example.tests'],
    ['Checkatrade', 'https://www.checkatrade.com/trades/example'],
  ] as const) {
    await expect(contact.getByRole('link', { name })).toHaveAttribute('href', url);
  }
  await expect(contact.getByRole('heading', { name: 'Service Areas' })).toBeVisible();
  for (const area of [
    'Ambleside',
    'Kendal & Windermere',
    'Llanfairpwllgwyngyll',
    'Over the border by arrangement',
  ]) {
    await expect(contact.getByText(area, { exact: true })).toBeVisible();
  }
});

test('the terms page lists the terms in order, and the days to cancel', async ({ page }) => {
  await open(page, '/terms');
  const terms = page.getByRole('region', { name: 'What We Agree' }).getByRole('listitem');
  await expect(terms.getByRole('heading')).toHaveText(['Paying', 'Changing your mind', 'Weather']);
  await expect(terms.last()).toContainText('Outside we stop when it rains');
  await expect(page.getByText('Cancel on any of these 21 days')).toBeVisible();
});

test('the footer has links, contact details and the current year', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03');
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')).toHaveText(
    pageLinks.slice(1).map(({ label }) => label),
  );
  await expect(footer.getByRole('link', { name: '029 2018 0042' })).toHaveAttribute(
    'href',
    'tel:+442920180042',
  );
  await expect(footer.getByRole('link', { name: 'the-two-of-us@ollerenshaw.example.org' })).toBeVisible();
  for (const name of ['Facebook', 'Instagram', 'Checkatrade']) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
  await expect(footer).toContainText('Two painters, one van and no hurry');
  await expect(footer).toContainText('© 2031 Ferris & Ollerenshaw Decorators');
  await expect(footer).toContainText('01234567');
});
